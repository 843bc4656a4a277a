import { createServer } from 'node:http';
import { announcement } from './announcement.ts';
import type { Cleanup } from './cleanup.ts';
import { withBootLock } from './database/boot-lock.ts';
import { openDatabase } from './database/open.ts';
import { type Environment, loadEnvironment, publishEnvironment } from './environment.ts';
import { requireFreePort } from './free-port.ts';
import { createApplication } from './http/application.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { closeGracefully, listen } from './http/serve.ts';
import { openSite } from './http/site.ts';
import { forwardUpgrades } from './http/upgrades.ts';
import { log } from './logger.ts';

/** Longer than load balancers keep an idle connection, so that it is never ours that ends first. */
const KEEP_ALIVE_MS = 65_000;

/** The back office, opened on a database that is up to date and has content, an admin and job runners. */
async function openBackOffice(environment: Environment, databaseUrl: string, cleanup: Cleanup) {
  const backOffice = await import('./back-office/index.ts');
  const payload = await backOffice.openPayload();
  cleanup.add('Payload', () => backOffice.closePayload(payload));
  log.info('Payload opened');
  backOffice.announceOutbox(environment);

  const firstAdmin = await withBootLock(databaseUrl, async () => {
    await backOffice.migrate(payload);
    log.info('Database up to date');
    const admin = await backOffice.prepareFirstRun(payload, environment);
    log.info('Content in place');
    await backOffice.recoverJobs(payload);
    return admin;
  });

  await backOffice.startContentEvents(databaseUrl);
  cleanup.add('content events', backOffice.stopContentEvents);
  log.info('Listening for content events');
  await backOffice.startJobs(payload);
  cleanup.add('background jobs', () => backOffice.finishJobs(payload));
  log.info('Background jobs started');
  return { ...backOffice, payload, firstAdmin };
}

/**
 * Starts the product, and tells `cleanup` how to end each thing it has opened.
 * Throws a ReadableError for everything that a person can put right.
 */
export async function boot(cleanup: Cleanup, onCrash: () => void): Promise<void> {
  const environment = loadEnvironment();
  log.level = environment.LOG_LEVEL;
  log.info('Environment read');
  await requireFreePort(environment.PORT);

  const database = await openDatabase(environment, onCrash);
  cleanup.add('database', database.stop);
  await publishEnvironment(environment, database.url);
  log.info('Database ready');

  const backOffice = await openBackOffice(environment, database.url, cleanup);

  const adminPanel = await backOffice.startAdminPanel(environment);
  cleanup.add('admin panel', adminPanel.close);
  log.info('Admin panel ready');

  const site = await openSite(environment);
  cleanup.add('site', site.close);
  log.info('Site ready');

  const lifecycle = createLifecycle();
  const application = createApplication({
    log,
    lifecycle,
    site,
    siteUrl: environment.siteUrl,
    ping: () => backOffice.ping(backOffice.payload),
    findEditor: backOffice.findEditorIn(backOffice.payload),
    adminPanel: adminPanel.handle,
  });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, application);
  if (!environment.production) forwardUpgrades(server, adminPanel.upgrade);
  await listen(server, environment.PORT);
  cleanup.add('HTTP', () => {
    lifecycle.markStopping();
    return closeGracefully(server, backOffice.stopContentEvents);
  });
  lifecycle.markReady();
  log.info({ port: environment.PORT }, 'HTTP listening');
  process.stdout.write(announcement(environment.siteUrl, backOffice.firstAdmin));
}
