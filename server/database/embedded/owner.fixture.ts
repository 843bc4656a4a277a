import pg from 'pg';
import { startEmbeddedDatabase } from './embedded.ts';

const { url } = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create table if not exists kept as select 7 as number');
process.stdout.write('ready\n');
