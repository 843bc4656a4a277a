import type { Database } from '../database.ts';
import { IMPORT_LOCK } from './lock.ts';
import type { Progress } from './progress.ts';
import type { SetName } from '../sets/set.ts';
import { type ImportEntry, importSchema } from '../status-schema.ts';

const IS_LOCKED = `exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and classid = 0
    and objid = ${IMPORT_LOCK} and database = (select oid from pg_database where datname = current_database()))`;

const INTERRUPTED =
  'The import stopped before it finished. The old data is still in use. Start the import again.';

export async function closeInterrupted(db: Database, isOwnLock = false): Promise<void> {
  await db.query(
    `update city.imports set state = 'interrupted', ended_at = now(), message = $1
     where state = 'running' ${isOwnLock ? '' : `and not ${IS_LOCKED}`}`,
    [INTERRUPTED],
  );
}

export async function openRecord(
  db: Database,
  { name, file, startedBy }: { name: SetName; file: string; startedBy: string | undefined },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    "insert into city.imports (set_name, file, state, step, started_by) values ($1, $2, 'running', 'Starting', $3) returning id",
    [name, file, startedBy ?? null],
  );
  return rows[0]?.id ?? '';
}

interface End {
  state: 'done' | 'failed';
  message: string;
  version?: string;
}

export async function saveProgress(db: Database, id: string, progress: Progress, end?: End): Promise<void> {
  const { step, read, loaded, rejected, rejects } = progress;
  const counts = [id, step, read, loaded, rejected, rejects?.name ?? null];
  await db.query(
    `update city.imports set step = $2, rows_read = $3, rows_loaded = $4, rows_rejected = $5, rejects = $6
       ${end ? ', state = $7, message = $8, version = $9, ended_at = now()' : ''}
     where id = $1 ${end ? '' : "and state = 'running'"}`,
    end ? [...counts, end.state, end.message, end.version ?? null] : counts,
  );
}

export async function findRunning(db: Database): Promise<ImportEntry | undefined> {
  const { rows } = await db.query(
    `select * from city.imports where state = 'running' and ${IS_LOCKED} order by started_at desc limit 1`,
  );
  return importSchema.optional().parse(rows[0]);
}

const MAX_LISTED = 30;

export async function listImports(db: Database): Promise<ImportEntry[]> {
  await closeInterrupted(db);
  const { rows } = await db.query('select * from city.imports order by started_at desc, id desc limit $1', [
    MAX_LISTED,
  ]);
  return importSchema.array().parse(rows);
}
