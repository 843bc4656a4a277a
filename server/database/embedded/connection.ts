import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';

export const LOTLINE = 'lotline';

const connectionSchema = z.object({ port: z.number(), user: z.string(), password: z.string() });

export type Connection = z.infer<typeof connectionSchema>;

const fileIn = (directory: string) => path.join(directory, 'postgres.json');

export const connectionUrl = ({ port, user, password }: Connection, database = LOTLINE): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

export async function writeConnection(directory: string, connection: Connection): Promise<void> {
  await removeConnection(directory);
  await writeFile(fileIn(directory), `${JSON.stringify(connection)}\n`, { mode: 0o600 });
}

export const removeConnection = (directory: string): Promise<void> => rm(fileIn(directory), { force: true });

export async function ping(connectionString: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const answers = (url: string): Promise<boolean> =>
  ping(url, 2000).then(
    () => true,
    () => false,
  );

export async function findRunningDatabase(directory: string): Promise<string | undefined> {
  const text = await readFile(fileIn(directory), 'utf8').catch(() => undefined);
  const connection = text && connectionSchema.safeParse(JSON.parse(text)).data;
  if (!connection) return undefined;
  const url = connectionUrl(connection);
  return (await answers(url)) ? url : undefined;
}
