import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What had no drafts until now: each row of it is what visitors see. */
const GLOBALS = [
  'about',
  'contact',
  'cwz_assessment_page',
  'cwz_faq',
  'cwz_report',
  'cwz_upload',
  'feedback_page',
  'help',
  'home',
  'internet_quiz',
  'internet_report',
  'legal',
  'module_browser',
  'partner_programme',
  'site_settings',
];

/** Modules and pages have drafts from here on. What was stored before is published; it must not vanish from the site. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of ['modules', ...GLOBALS]) {
    const versions = sql.identifier(`_${table}_v`);
    await db.execute(sql`update ${sql.identifier(table)} set _status = 'published'`);
    await db.execute(sql`update ${versions} set version__status = 'published'`);
  }
  for (const table of GLOBALS) {
    const versions = sql.identifier(`_${table}_v`);
    await db.execute(sql`
      update ${versions} set latest = true where id = (select id from ${versions} order by updated_at desc, id desc limit 1)`);
  }
  await db.execute(sql`
    update _modules_v set latest = true
    where id in (select distinct on (parent_id) id from _modules_v order by parent_id, updated_at desc, id desc)`);
}

/** The columns go with the migration that made them. */
export async function down(): Promise<void> {}
