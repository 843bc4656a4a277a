/** The back office as the process uses it. Import it with `loadBackOffice`. */
export { outboxDirectory } from '#cms/mail/transport.ts';
export { exportContent } from '#cms/content-files/export.ts';
export { importContent } from '#cms/content-files/import/index.ts';
export { catchUp, startContentEvents, stopContentEvents } from '#cms/events/listener.ts';
export { seedDemo } from '#cms/seed/demo/index.ts';
export { countReaders } from '#collections/articles/read-count.ts';
export { seedContent } from '#cms/seed/index.ts';
export { startAdminPanel } from './admin-panel.ts';
export { type FirstAdmin, prepareFirstRun, reportSeed } from './content.ts';
export { finishJobs, recoverJobs, startJobs } from './jobs.ts';
export { metricSources } from './metric-sources.ts';
export { migrate, requireMigrations } from './migrations.ts';
export { closePayload, findUserIn, openPayload, requireServing } from './payload.ts';
