import pg from 'pg';
import { startEmbeddedDatabase } from './embedded.ts';

/** A process that owns an embedded database, for tests that kill it. Prints a line once it is ready. */
const { url } = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create table kept as select 7 as number');
process.stdout.write('ready\n');
