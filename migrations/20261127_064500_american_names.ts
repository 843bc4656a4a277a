import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/** Parts of names in the database, and slugs in its rows. */
const NAMES = [
  ['report_enquiries', 'report_inquiries'],
  ['partner_programme', 'partner_program'],
] as const;

const SLUGS = [
  ['report-enquiries', 'report-inquiries'],
  ['partner-programme', 'partner-program'],
] as const;

/** Renames everything whose name contains `from`. The rows stay as they are. */
const rename = (db: Database, from: string, to: string) =>
  db.execute(
    sql.raw(`
    do $$
    declare statement text;
    begin
      for statement in
        select format('alter table %s rename constraint %I to %I', conrelid::regclass, conname, replace(conname, '${from}', '${to}'))
          from pg_constraint
          where connamespace = 'public'::regnamespace and conrelid <> 0 and strpos(conname, '${from}') > 0
      loop execute statement; end loop;
      for statement in
        select format('alter table %s rename column %I to %I', attrelid::regclass, attname, replace(attname, '${from}', '${to}'))
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
            and strpos(attname, '${from}') > 0
      loop execute statement; end loop;
      for statement in
        select format('alter %s %I rename to %I',
            case relkind when 'i' then 'index' when 'S' then 'sequence' else 'table' end,
            relname, replace(relname, '${from}', '${to}'))
          from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'i', 'S') and strpos(relname, '${from}') > 0
      loop execute statement; end loop;
      for statement in
        select format('alter type %I rename to %I', typname, replace(typname, '${from}', '${to}'))
          from pg_type
          where typnamespace = 'public'::regnamespace and typtype = 'e' and strpos(typname, '${from}') > 0
      loop execute statement; end loop;
    end $$`),
  );

/** Texts hold slugs in the keys of preferences, the input of jobs, and the sources of search entries. */
const replaceSlug = (db: Database, from: string, to: string) =>
  db.execute(
    sql.raw(`
    do $$
    declare statement text;
    begin
      for statement in
        select format('alter type %s rename value %L to %L', enumtypid::regtype, enumlabel, '${to}')
          from pg_enum where enumlabel = '${from}'
      loop execute statement; end loop;
    end $$;
    update payload_preferences set key = replace(key, '${from}', '${to}') where strpos(key, '${from}') > 0;
    update payload_locked_documents set global_slug = '${to}' where global_slug = '${from}';
    update payload_jobs set input = replace(input::text, '${from}', '${to}')::jsonb
      where strpos(input::text, '${from}') > 0;
    update search.entries set source = '${to}' where source = '${from}'`),
  );

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [british, american] of NAMES) await rename(db, british, american);
  for (const [british, american] of SLUGS) await replaceSlug(db, british, american);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [british, american] of NAMES) await rename(db, american, british);
  for (const [british, american] of SLUGS) await replaceSlug(db, american, british);
}
