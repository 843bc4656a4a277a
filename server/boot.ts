import { createServer } from 'node:http';
import { READ_LIMIT_MS, withVisitorLimit } from '#cms/database/visitor-limit.ts';
import { openStreams } from '#cms/events/hub.ts';
import { loadBackOffice } from './back-office/load.ts';
import { restoreStartingContent } from './backup/starting-content.ts';
import type { Cleanup } from './cleanup.ts';
import { withBootLock } from './database/client.ts';
import { openDatabase } from './database/open.ts';
import { type Environment, loadEnvironment, publishEnvironment } from './environment/load.ts';
import { trustProxy } from './environment/variables.ts';
import { createApplication } from './http/application.ts';
import type { Trust } from './http/client-address.ts';
import { admitCached } from './http/public-api.ts';
import {
  CONNECTION_LIMITS,
  createLifecycle,
  closeGracefully,
  leaveRotation,
  listen,
  requireFreePort,
  forwardUpgrades,
} from './http/serve.ts';
import { createRateLimits } from './http/rate-limits/rate-limits.ts';
import { openSite } from './http/site.ts';
import { log } from './logger.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { ReadCounts } from './page-cache/read-counts.ts';
import { loadJobCounts, observePageCache, observeProcess } from './process-metrics.ts';
import { watchBackOffice } from './watch-back-office.ts';

async function openBackOffice(environment: Environment, databaseUrl: string, cleanup: Cleanup) {
  const backOffice = await loadBackOffice();
  const payload = await backOffice.openPayload();
  cleanup.add('Payload', () => backOffice.closePayload(payload));
  log.info('Payload opened');
  if (!environment.SMTP_URL) log.info(`Mail goes to ${backOffice.outboxDirectory()}: SMTP_URL is not set`);

  if (!environment.production) await backOffice.requireMigrations(payload);
  const firstAdmin = await withBootLock(databaseUrl, async () => {
    if (environment.production && (await restoreStartingContent(databaseUrl))) {
      log.info('Starting content restored');
    }
    await backOffice.migrate(payload);
    log.info('Database up to date');
    const admin = await backOffice.prepareFirstRun(payload, environment, databaseUrl);
    log.info('Content in place');
    await backOffice.recoverJobs(payload);
    return admin;
  });

  await backOffice.startContentEvents(databaseUrl);
  cleanup.add('content events', backOffice.stopContentEvents);
  log.info('Listening for content events');
  backOffice.startJobs(payload);
  cleanup.add('background jobs', backOffice.finishJobs);
  log.info('Background jobs started');
  return { ...backOffice, payload, firstAdmin };
}

type FirstAdmin = Awaited<ReturnType<typeof openBackOffice>>['firstAdmin'];

function welcome(siteUrl: string, firstAdmin: FirstAdmin): string {
  const lines = ['', `  Site   ${siteUrl}`, `  Admin  ${siteUrl}/admin`, ''];
  if (firstAdmin) {
    const { email, generatedPassword } = firstAdmin;
    lines.push(
      '  The first admin can sign in now:',
      `    Email     ${email}`,
      `    Password  ${generatedPassword ?? 'as set in ADMIN_PASSWORD'}`,
      ...(generatedPassword ? ['  This password is shown only once.'] : []),
      '',
    );
  }
  return `${lines.join('\n')}\n`;
}

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
  const { payload } = backOffice;

  const adminPanel = await backOffice.startAdminPanel(environment);
  cleanup.add('admin panel', adminPanel.close);
  log.info('Admin panel ready');

  const limits = createRateLimits({
    formsPerMinute: environment.RATE_LIMIT_FORMS_PER_MINUTE,
    secret: payload.config.secret,
    pool: payload.db.pool,
    log,
  });
  const site = await openSite({ production: environment.production, limits });
  cleanup.add('site', site.close);
  log.info('Site ready');

  const readCounts = new ReadCounts((counted) => backOffice.countReaders(payload, counted), log);
  cleanup.add('read counts', () => readCounts.close());
  const { rendering } = site;
  const pageCache =
    rendering && new PageCache({ log, siteUrl: environment.SITE_URL, counts: [readCounts], ...rendering });

  observeProcess({ pool: payload.db.pool, openStreams, loadJobs: () => loadJobCounts(payload) });
  if (pageCache) observePageCache(pageCache);
  const lifecycle = createLifecycle();
  const application = createApplication({
    log,
    lifecycle,
    site,
    cachedPages: pageCache?.pages,
    siteUrl: environment.siteUrl,
    trustProxy: trustProxy(environment.TRUST_PROXY),
    limits,
    ping: () => withVisitorLimit(READ_LIMIT_MS, () => backOffice.requireServing(payload)),
    catchUp: backOffice.catchUp,
    production: environment.production,
    metricsToken: environment.METRICS_TOKEN,
    findUser: backOffice.findUserIn(payload),
    findBulkFile: backOffice.findBulkFile,
    adminPanel: adminPanel.handle,
  });
  const admit = admitCached(limits, application.get('trust proxy fn') as Trust);
  const server = createServer(CONNECTION_LIMITS, (request, response) => {
    if (lifecycle.isStopping() || !pageCache?.respond(request, response, admit))
      application(request, response);
  });
  if (!environment.production) forwardUpgrades(server, adminPanel.upgrade);
  await listen(server, environment.PORT);
  cleanup.add('HTTP', () => closeGracefully(server, backOffice.stopContentEvents));
  cleanup.add('visitors', () => leaveRotation(lifecycle, environment.DRAIN_SECONDS));
  lifecycle.markReady();
  log.info({ port: environment.PORT }, 'HTTP listening');
  if (!environment.production)
    cleanup.add(
      'file watch',
      watchBackOffice((message) => log.warn(message)),
    );
  process.stdout.write(welcome(environment.siteUrl, backOffice.firstAdmin));
}
