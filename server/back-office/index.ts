/** The back office as the process uses it. Import it with `loadBackOffice`. */
export { outboxDirectory } from '#cms/mail/transport.ts';
export { ContentError } from '#cms/content/folder.ts';
export { exportContent } from '#cms/content/export.ts';
export { importContent, isSeedingDue, seedContent } from '#cms/content/import/index.ts';
export { catchUp, startContentEvents, stopContentEvents } from '#cms/events/listener.ts';
export { seedDemo } from '#cms/content/demo/index.ts';
export { countReaders } from '#collections/articles/read-count.ts';
export { startAdminPanel } from './admin-panel.ts';
export { type FirstAdmin, prepareFirstRun } from './content.ts';
export { finishJobs, recoverJobs, startJobs } from './jobs.ts';
export { metricSources } from './metric-sources.ts';
export { migrate, requireMigrations } from './migrations.ts';
export { closePayload, findUserIn, openPayload, requireServing } from './payload.ts';
