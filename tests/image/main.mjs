import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { freePort } from '#server/free-port.ts';
import { answerHelp } from '../../server/cli/lib/usage.mjs';
import { tell } from '../support/run/held.mjs';
import { ROOT } from '../support/run/root.mjs';
import { buildStages } from './build.mjs';
import { requireLean, requireRunning } from './checks.mjs';
import { filledIn, readCompose } from './compose.mjs';
import { USER } from './inside.mjs';
import { lastOf, stagesOf } from './stages.mjs';

answerHelp(`
npm run test:image

Does what the Dockerfile says without a container engine, in a clean folder, and runs what it starts with the variables
of docker-compose.yml, as a user who may write only to /data and /tmp. Takes minutes.
`);

const GIVEN = {
  POSTGRES_PASSWORD: 'a password of this test',
  PAYLOAD_SECRET: 'a secret of this test, long enough',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'a long password of this test',
};

async function buildImage(folder) {
  const stages = stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  const final = stages.at(-1);
  const { root, folder: inside, variables } = await buildStages(stages, { folder, user: USER, tell });
  const temporary = path.join(folder, 'tmp');
  await mkdir(temporary);
  await chown(temporary, USER.uid, USER.gid);
  return {
    root,
    folder: path.join(root, inside),
    variables: { ...variables, DATA_DIR: path.join(root, variables.DATA_DIR), TMPDIR: temporary },
    health: JSON.parse(lastOf(final, 'HEALTHCHECK').text.replace(/^.*CMD\s+/s, '')),
    program: lastOf(final, 'CMD').program,
  };
}

/** The variables of the service "web", with what runs here instead of the other services. */
async function variablesOfWeb(database, bucket) {
  const port = await freePort();
  const { environment } = readCompose().services.web;
  const written = Object.entries(environment).map(([name, value]) => [name, filledIn(value, GIVEN)]);
  return {
    ...Object.fromEntries(written),
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: database.url,
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
  };
}

async function runImage(image, folder) {
  const directory = path.join(folder, 'database');
  await mkdir(directory);
  const database = await startEmbeddedDatabase({ directory, temporary: true });
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
  });
  try {
    await requireRunning(image, await variablesOfWeb(database, await storage.run()));
  } finally {
    await storage.close();
    await database.stop();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'lotline-image-'));
await chmod(folder, 0o755);
try {
  const image = await buildImage(folder);
  requireLean(image);
  await runImage(image, folder);
  console.log('The image does what the files say.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
