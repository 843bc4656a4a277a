import type { ClientBase } from 'pg';

const KEY = 'last-backup';

type Connection = Pick<ClientBase, 'query'>;

export async function recordBackup(db: Connection): Promise<void> {
  await db.query(
    `insert into payload_kv (key, data) values ($1, to_jsonb(now()))
     on conflict (key) do update set data = excluded.data`,
    [KEY],
  );
}

export async function findLastBackup(db: Connection): Promise<string | undefined> {
  const { rows } = await db.query<{ at: string }>('select data as at from payload_kv where key = $1', [KEY]);
  return rows[0]?.at;
}
