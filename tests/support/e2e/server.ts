import { rmSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { variableNames } from '#server/environment/variables.ts';
import { ADMIN, BASE_URL, DATA_DIRECTORY, PORT, STAFF } from './settings.ts';

/**
 * The production server, on data of its own that go when it stops. Playwright starts this with
 * NODE_ENV=production. Variables are emptied, not deleted, as an .env file would fill them in.
 */
for (const name of variableNames) process.env[name] = '';
Object.assign(process.env, {
  PORT,
  SITE_URL: BASE_URL,
  DATA_DIR: DATA_DIRECTORY,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  STAFF_MAIL: STAFF,
  LOG_LEVEL: 'warn',
});

await rm(DATA_DIRECTORY, { recursive: true, force: true });
await mkdir(DATA_DIRECTORY);
// PostgreSQL may run as a user of its own, who has to reach its files below.
await chmod(DATA_DIRECTORY, 0o755);
process.on('exit', () => rmSync(DATA_DIRECTORY, { recursive: true, force: true }));

await import('#server/main.ts');
