import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { DATABASE_NAME } from './cluster.ts';

const connectionSchema = z.object({ port: z.number(), user: z.string(), password: z.string() });

/** How to connect to an embedded database that runs. */
export type Connection = z.infer<typeof connectionSchema>;

const fileIn = (directory: string) => path.join(directory, 'postgres.json');

/** The address of a database, `lotline` unless another is named. */
export const urlOf = ({ port, user, password }: Connection, database = DATABASE_NAME): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Tells other commands, such as the seed, how to reach the running database. Only its owner may read it. */
export async function writeConnection(directory: string, connection: Connection): Promise<void> {
  await rm(fileIn(directory), { force: true });
  await writeFile(fileIn(directory), `${JSON.stringify(connection)}\n`, { mode: 0o600 });
}

export const removeConnection = (directory: string): Promise<void> => rm(fileIn(directory), { force: true });

async function readConnection(directory: string): Promise<Connection | undefined> {
  const text = await readFile(fileIn(directory), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return connectionSchema.safeParse(JSON.parse(text)).data;
}

/** Whether a database answers. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The address of the embedded database that another process runs in this directory, if there is one. */
export async function findRunningDatabase(directory: string): Promise<string | undefined> {
  const connection = await readConnection(directory);
  if (!connection || !(await answers(urlOf(connection)))) return undefined;
  return urlOf(connection);
}
