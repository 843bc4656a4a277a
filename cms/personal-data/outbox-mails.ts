import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { outboxDirectory } from '#cms/mail/transport.ts';
import { mentionsAddress } from './address-pattern.ts';
import { DAYS_KEPT } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail in the outbox, which is used where no mail server is configured. */
interface OutboxMail {
  file: string;
  subject: string;
  text: string;
}

/** The files of the outbox, including those that are being written. */
async function outboxFiles(): Promise<string[]> {
  const folder = outboxDirectory();
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => path.join(folder, name));
}

async function parseMail(file: string) {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(file));
  return { subject, text, all: [...headers.map(({ value }) => value), text, html].join('\n') };
}

/** The mails in the outbox that went to an address, or mention it. */
export async function findOutboxMails(address: string): Promise<OutboxMail[]> {
  const found: OutboxMail[] = [];
  for (const file of await outboxFiles()) {
    const mail = await parseMail(file).catch(() => undefined);
    if (mail && mentionsAddress(mail.all, address))
      found.push({ file, subject: mail.subject, text: mail.text });
  }
  return found;
}

/** Deletes mails from the outbox. */
export async function deleteOutboxMails(mails: readonly OutboxMail[]): Promise<void> {
  await Promise.all(mails.map(({ file }) => rm(file, { force: true })));
}

/** Deletes mails that have been in the outbox as long as failed mails are kept. Returns how many. */
export async function deleteOldOutboxMails(now: Date): Promise<number> {
  const before = now.getTime() - DAYS_KEPT.failedMails * DAY_MS;
  let deleted = 0;
  for (const file of await outboxFiles()) {
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtimeMs >= before) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
