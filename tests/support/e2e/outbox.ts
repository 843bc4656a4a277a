import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { mailsTo, type ReceivedMail } from '../mail.ts';
import { DATA_DIRECTORY, STAFF, UNDO_ENDED } from './settings.ts';

const OUTBOX = path.join(DATA_DIRECTORY, 'outbox');

/** Longer than the queue takes to be looked at, with some other mails in it. */
const PATIENCE = { timeout: 60_000 };

/** The mail to an address, as soon as it has arrived. */
export async function mailTo(address: string): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(OUTBOX, address)).length, PATIENCE).toBeGreaterThan(0);
  return (await mailsTo(OUTBOX, address))[0]!;
}

/** The last of so many mails to an address, as soon as all have arrived. */
export async function lastMailTo(address: string, count: number): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(OUTBOX, address)).length, PATIENCE).toBe(count);
  return (await mailsTo(OUTBOX, address)).at(-1)!;
}

/** The mail to an address with this subject, as soon as it has arrived. */
export async function mailWith(address: string, wanted: string | RegExp): Promise<ReceivedMail> {
  const isWanted = (subject = '') => (typeof wanted === 'string' ? subject === wanted : wanted.test(subject));
  const found = async () => (await mailsTo(OUTBOX, address)).find(({ headers }) => isWanted(headers.subject));
  await expect.poll(found, PATIENCE).toBeDefined();
  return (await found())!;
}

const staffMails = async (words: string): Promise<ReceivedMail[]> =>
  (await mailsTo(OUTBOX, STAFF)).filter(({ text }) => text.includes(words));

/** The mails to staff that say these words, as soon as there is one. */
export async function mailsToStaff(words: string): Promise<ReceivedMail[]> {
  await expect.poll(async () => (await staffMails(words)).length, PATIENCE).toBeGreaterThan(0);
  return staffMails(words);
}

/** The mails to staff that say these words, when a mail that was queued later has arrived. */
export async function mailsToStaffBefore(later: string, words: string): Promise<ReceivedMail[]> {
  await mailsToStaff(later);
  return staffMails(words);
}

/** Ends the time in which a change can be undone: the mail to this address that waits for it is sent. */
export const endUndo = (address: string): Promise<void> =>
  writeFile(path.join(DATA_DIRECTORY, `${UNDO_ENDED}${address}`), '');

/** The address of a link in a mail, without scheme and host. */
export function linkIn({ text }: ReceivedMail, beginning: string): string {
  const link = /https?:\/\/\S+/g;
  const paths = (text.match(link) ?? []).map((address) => new URL(address).pathname);
  return paths.find((candidate) => candidate.startsWith(beginning)) ?? '';
}
