import { outboxDirectory } from '#cms/mail/transport.ts';
import type { Environment } from '../environment/load.ts';
import { log } from '../logger.ts';

/** Says, once, that mail does not leave this machine. */
export function announceOutbox({ SMTP_URL }: Environment): void {
  if (!SMTP_URL) log.info(`Mail goes to ${outboxDirectory()}: SMTP_URL is not set`);
}
