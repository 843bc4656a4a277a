import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

type Database = Pick<Payload['db']['drizzle'], 'execute'>;

/** More than one, because an update of the product may also kill the process. */
const MAX_ATTEMPTS = 3;

const KEY = 'mail being received';

/** Counts an attempt to receive a mail. The count survives a crash. Returns false after too many attempts. */
export async function beginAttempt(database: Database, mail: string): Promise<boolean> {
  const first = JSON.stringify({ mail, attempts: 1 });
  const { rows } = await database.execute<{ attempts: string }>(sql`
    insert into payload_kv (key, data) values (${KEY}, ${first}::jsonb)
    on conflict (key) do update set data = case when payload_kv.data ->> 'mail' = ${mail}
      then jsonb_set(payload_kv.data, '{attempts}', to_jsonb((payload_kv.data ->> 'attempts')::int + 1))
      else excluded.data end
    returning data ->> 'attempts' as attempts`);
  return Number(rows[0]?.attempts) <= MAX_ATTEMPTS;
}

export async function forgetAttempts(database: Database): Promise<void> {
  await database.execute(sql`delete from payload_kv where key = ${KEY}`);
}
