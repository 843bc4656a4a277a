import { readFile } from 'node:fs/promises';
import os from 'node:os';
import pg, { type Client } from 'pg';

const NAME = 'lotline city data';

/** Ends the statement of a killed client, on systems where the server can detect that. */
const NOTICE_KILLS = 'set client_connection_check_interval = 1000';

/** Two processes that build an index would leave no core for pages. */
const ONE_CORE = 'set max_parallel_maintenance_workers = 0';

/** Not the lowest: other connections may wait for a lock that this one holds. */
const LOW_PRIORITY = 10;

const BACKEND = `
  select pg_backend_pid() as pid,
    format('%s %s(%s) ', current_database(), host(inet_client_addr()), inet_client_port()) as title`;

/** The process of a PostgreSQL on this machine uses the same processors as the server. */
async function lowerPriority(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; title: string }>(BACKEND);
  const [backend] = rows;
  if (!backend) return;
  try {
    const title = await readFile(`/proc/${backend.pid}/cmdline`, 'utf8');
    if (title.startsWith('postgres: ') && title.includes(backend.title))
      os.setPriority(backend.pid, LOW_PRIORITY);
  } catch {
    // PostgreSQL runs on another machine, in a container, or as another user.
  }
}

export async function connect(databaseUrl: string): Promise<Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: NAME, keepAlive: true });
  // Pending queries reject; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A connection for long statements, which gives way to visitors. */
export async function connectToImport(databaseUrl: string): Promise<Client> {
  const client = await connect(databaseUrl);
  await client.query(NOTICE_KILLS).catch(() => undefined);
  await client.query(ONE_CORE);
  await lowerPriority(client);
  return client;
}
