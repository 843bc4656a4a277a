import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { parse } from 'yaml';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { answerHelp } from '../../server/cli/lib/command.mjs';
import { startProduct } from '../support/run/product.mjs';
import { tryAbsent, tryBreaking } from './breaking.mjs';
import { hasCaddy, startCaddy } from './caddy.mjs';
import { check, timed } from './client.mjs';
import { signIn, tryEvents, tryPages, tryUploads } from './checks.mjs';
import { tryKill, tryStop } from './ending.mjs';
import { tryForwarding } from './forwarding.mjs';

answerHelp(`
npm run test:proxy

Tests two processes on one database behind Caddy, with deploy/Caddyfile. Does nothing if Caddy is not installed. Takes
minutes.
`);

const { web } = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }).services;

const ACCOUNT = { email: 'admin@example.com', password: 'a long password of this test' };

const variablesOf = ({ folder, databaseUrl, proxyPort }) => ({
  SITE_URL: `http://localhost:${proxyPort}`,
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, 'data'),
  PAYLOAD_SECRET: 'a secret of this test',
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: /:-([^}]*)/.exec(web.environment.TRUST_PROXY)[1],
  DRAIN_SECONDS: String(web.environment.DRAIN_SECONDS),
  RATE_LIMIT_FORMS_PER_MINUTE: '0',
});

/** Starts the processes at the same time. Stops those that have started when another one fails. */
async function startAll(start, ports) {
  const attempts = await Promise.allSettled(ports.map(start));
  const products = attempts.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  const failed = attempts.find(({ status }) => status === 'rejected');
  if (!failed) return products;
  await Promise.all(products.map((product) => product.stop()));
  throw failed.reason;
}

async function tryAll(folder, databaseUrl) {
  const [proxyPort, ...ports] = await Promise.all([getPort(), getPort(), getPort()]);
  const variables = variablesOf({ folder, databaseUrl, proxyPort });
  const start = (port) => startProduct({ variables: { ...variables, PORT: String(port) } });
  const products = await timed('two processes start at once on an empty database', () =>
    startAll(start, ports),
  );
  const processes = ports.map((port) => `127.0.0.1:${port}`);
  let proxy;
  try {
    proxy = await startCaddy({ port: proxyPort, processes, folder });
    await tryPages(proxy.url);
    const headers = await signIn(proxy.url, ACCOUNT);
    await tryUploads(proxy.url, headers);
    await tryEvents(proxy.url, headers);
    await tryStop(proxy.url, databaseUrl, async () => {
      const code = await timed('a process stops under load', () => products[0].stop());
      check(code === 0, 'it ends with 0');
      products[0] = await timed('and starts again', () => start(ports[0]));
    });
    await tryKill(proxy.url, databaseUrl, async () => {
      process.kill(products[1].pid, 'SIGKILL');
      products[1] = await timed('a process is killed under load, and starts again', () => start(ports[1]));
    });
  } finally {
    await proxy?.stop();
    await Promise.all(products.map((product) => product.stop()));
  }
}

async function main() {
  if (!hasCaddy()) {
    console.log('Caddy is not installed: nothing was tested.');
    return;
  }
  await ensureBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-proxy-'));
  await chmod(folder, 0o755);
  const directory = path.join(folder, 'database');
  await mkdir(directory);
  try {
    await tryForwarding(folder);
    await tryBreaking();
    await tryAbsent();
    const database = await startEmbeddedDatabase({ directory, temporary: true });
    await tryAll(folder, database.url).finally(() => database.stop());
    console.log('The proxy behaves as deploy/Caddyfile says.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
