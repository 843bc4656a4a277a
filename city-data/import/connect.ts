import { readFile } from 'node:fs/promises';
import os from 'node:os';
import pg, { type Client } from 'pg';

const NAME = 'lotline city data';

/** Cancels a killed client's running statement, on systems where PostgreSQL can detect the disconnect. */
const NOTICE_KILLS = 'set client_connection_check_interval = 1000';

/** Builds indexes in a single process, because a second one could leave no core free to serve pages. */
const ONE_CORE = 'set max_parallel_maintenance_workers = 0';

/** A nice value. Not the lowest priority, because other connections may wait for a lock that this one holds. */
const LOW_PRIORITY = 10;

const BACKEND = `
  select pg_backend_pid() as pid,
    format('%s %s(%s) ', current_database(), host(inet_client_addr()), inet_client_port()) as title`;

/** Lowers the backend's priority if PostgreSQL runs on this machine, where it competes with the server for the CPU. */
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
  // Ignores errors, because pending queries reject anyway. Without a listener, an error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a connection for long statements, with lower priority than visitors' queries. */
export async function connectToImport(databaseUrl: string): Promise<Client> {
  const client = await connect(databaseUrl);
  await client.query(NOTICE_KILLS).catch(() => undefined);
  await client.query(ONE_CORE);
  await lowerPriority(client);
  return client;
}
