import type { Payload } from 'payload';

const KEY = 'seeded-content';

export async function seededDigest({ db }: Payload): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ data: string }>('select data from payload_kv where key = $1', [KEY]);
  return rows[0]?.data;
}

export async function recordSeeded({ db }: Payload, digest: string): Promise<void> {
  await db.pool.query(
    `insert into payload_kv (key, data) values ($1, $2::jsonb)
     on conflict (key) do update set data = excluded.data`,
    [KEY, JSON.stringify(digest)],
  );
}
