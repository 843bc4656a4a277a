import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { AUTHOR } from './scenarios.mjs';

const MANY = path.join(import.meta.dirname, '../support/articles/many.sql');
const DATABASE = 'lotline';

/** Connects to the database that a running product keeps in its data folder. */
async function connect(data) {
  const place = JSON.parse(await readFile(path.join(data, 'postgres.json'), 'utf8'));
  const client = new pg.Client({ ...place, host: '127.0.0.1', database: DATABASE });
  await client.connect();
  return client;
}

/**
 * Gives the blog of Local Law 97 as many articles as `amount` says, and those that it has an author whom the others
 * share, so that a search shows as many cards however many articles there are. Returns how many the blog then has.
 */
export async function fillBlog(data, amount) {
  const client = await connect(data);
  try {
    await client.query(`update articles set author = $1 where module = 'll97'`, [AUTHOR]);
    await client.query(await readFile(MANY, 'utf8'), [amount]);
    await client.query('vacuum analyze articles');
    const { rows } = await client.query(`select count(*)::int as count from articles where module = 'll97'`);
    return rows[0].count;
  } finally {
    await client.end();
  }
}
