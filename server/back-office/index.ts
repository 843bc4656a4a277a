/**
 * The back office as the process uses it. Import this file dynamically: its configuration reads
 * `process.env` when it is loaded, so `publishEnvironment` has to come first.
 */
export { exportContent } from '#cms/content-files/export.ts';
export { importContent } from '#cms/content-files/import/index.ts';
export { catchUp, startContentEvents, stopContentEvents } from '#cms/events/listener.ts';
export { seedDemo } from '#cms/seed/demo/index.ts';
export { countReaders } from '#collections/articles/read-count.ts';
export { seedContent } from '#cms/seed/index.ts';
export { startAdminPanel } from './admin-panel.ts';
export { finishJobs, recoverJobs, startJobs } from './background-jobs.ts';
export { type FirstAdmin, migrate, prepareFirstRun, reportSeed } from './content.ts';
export { metricSources } from './metric-sources.ts';
export { announceOutbox } from './mail.ts';
export { closePayload, openPayload } from './open-payload.ts';
export { requireServing } from './serving.ts';
export { findUserIn } from './sessions.ts';
export { requireMigrations } from './unmigrated.ts';
