import { readFile } from 'node:fs/promises';
import os from 'node:os';
import pg, { type Client } from 'pg';

const NAME = 'lotline city data';

/** Cancels a killed client's running statement, on systems where PostgreSQL can detect the disconnect. */
const NOTICE_KILLS = 'set client_connection_check_interval = 1000';

/** Building an index with a second process could leave no core free to serve pages. */
const ONE_CORE = 'set max_parallel_maintenance_workers = 0';

/** A nice value. Not the lowest priority, because other connections may wait for a lock that this one holds. */
const LOW_PRIORITY = 10;

const BACKEND = `
  select pg_backend_pid() as pid,
    format('%s %s(%s) ', current_database(), host(inet_client_addr()), inet_client_port()) as title`;

/** If PostgreSQL runs on this machine, its backend process competes with the server for the CPU. */
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
  // Pending queries reject anyway. Without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a connection for long statements that runs at lower priority than visitors' queries. */
export async function connectToImport(databaseUrl: string): Promise<Client> {
  const client = await connect(databaseUrl);
  await client.query(NOTICE_KILLS).catch(() => undefined);
  await client.query(ONE_CORE);
  await lowerPriority(client);
  return client;
}
