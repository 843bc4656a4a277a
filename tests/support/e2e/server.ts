import { rmSync } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { variableNames } from '#server/environment/variables.ts';
import { WITHOUT_DURABILITY } from '../database/administrate.ts';
import { SAMPLE_FILINGS } from '../buildings/filings.ts';
import { insertFilings } from '../buildings/insert-filings.ts';
import { ADMIN, BASE_URL, DATA_DIRECTORY, METRICS_TOKEN, PORT, STAFF, UNDO_ENDED } from './settings.ts';

/**
 * Starts the production server with its own data, which are deleted when it stops. Playwright runs this with
 * NODE_ENV=production. Sets variables to an empty string instead of deleting them, because an .env file would set deleted
 * ones. Measurements add variables as JSON in E2E_VARIABLES, and keep the data for the next start with E2E_KEEP_DATA.
 * Browser tests set E2E_JOBS_EVERY_MS to run background jobs more often, because otherwise they would wait five seconds
 * for each email. With this variable, the server also loads a sample of Local Law 84 filings.
 */
const { E2E_VARIABLES = '{}', E2E_KEEP_DATA, E2E_JOBS_EVERY_MS } = process.env;
for (const name of variableNames) process.env[name] = '';
Object.assign(process.env, {
  PORT,
  SITE_URL: BASE_URL,
  DATA_DIR: DATA_DIRECTORY,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  STAFF_MAIL: STAFF,
  METRICS_TOKEN,
  EXAMPLE_PARTNERS: 'on',
  BULK_FILES: 'off',
  LOG_LEVEL: 'warn',
  // Tests send many forms from one IP address, and can claim another one with a forwarding header.
  RATE_LIMIT_FORMS_PER_MINUTE: process.env.E2E_FORMS_PER_MINUTE ?? '0',
  TRUST_PROXY: 'loopback',
  ...z.record(z.string(), z.string()).parse(JSON.parse(E2E_VARIABLES)),
});

if (!E2E_KEEP_DATA) await rm(DATA_DIRECTORY, { recursive: true, force: true });
await mkdir(DATA_DIRECTORY, { recursive: true });
// PostgreSQL may run as its own user, who needs access to its files in this folder.
await chmod(DATA_DIRECTORY, 0o755);
process.on('exit', () => {
  if (!E2E_KEEP_DATA) rmSync(DATA_DIRECTORY, { recursive: true, force: true });
});

// Many tests of the panel create their own accounts, so hashing passwords must be fast.
if (E2E_JOBS_EVERY_MS) await import('../quick-passwords.ts');
await import('#server/main.ts');

if (E2E_JOBS_EVERY_MS) {
  const { openPayload } = await import('#cms/open-payload.ts');
  const payload = await openPayload();
  for (const statement of WITHOUT_DURABILITY) await payload.db.drizzle.execute(statement);
  // The product does not ship with filings.
  await insertFilings(payload, SAMPLE_FILINGS);
  const { jobs } = payload;
  const QUEUES = ['mail', 'bulkMail', 'default'];
  /** Makes emails that wait for Undo due if a test has requested it with a file. */
  const endUndo = async () => {
    for (const name of await readdir(DATA_DIRECTORY)) {
      if (!name.startsWith(UNDO_ENDED)) continue;
      const to = name.slice(UNDO_ENDED.length);
      const due = sql`update payload_jobs set wait_until = now() where input ->> 'to' = ${to} and wait_until > now()`;
      const { rowCount } = await payload.db.drizzle.execute(due);
      if (rowCount) await rm(path.join(DATA_DIRECTORY, name));
    }
  };
  const runJobs = async () => {
    await endUndo();
    await Promise.all(QUEUES.map((queue) => jobs.run({ queue, silent: true })));
  };
  // Failed runs are logged by the product's own job runner, which also keeps running.
  setInterval(() => void runJobs().catch(() => undefined), Number(E2E_JOBS_EVERY_MS)).unref();
}
