import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { mailsTo, type ReceivedMail } from '../mail.ts';
import { DATA_DIRECTORY, STAFF, UNDO_ENDED } from './settings.ts';

const OUTBOX = path.join(DATA_DIRECTORY, 'outbox');

/** Long enough for the queue to be processed, with some other emails in it. */
const PATIENCE = { timeout: 60_000 };

/** Waits for the first email to an address. */
export async function mailTo(address: string): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(OUTBOX, address)).length, PATIENCE).toBeGreaterThan(0);
  return (await mailsTo(OUTBOX, address))[0]!;
}

/** Waits until this many emails to an address have arrived. Returns the last one. */
export async function lastMailTo(address: string, count: number): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(OUTBOX, address)).length, PATIENCE).toBe(count);
  return (await mailsTo(OUTBOX, address)).at(-1)!;
}

/** Waits for an email to an address with this subject. */
export async function mailWith(address: string, wanted: string | RegExp): Promise<ReceivedMail> {
  const isWanted = (subject = '') => (typeof wanted === 'string' ? subject === wanted : wanted.test(subject));
  const found = async () => (await mailsTo(OUTBOX, address)).find(({ headers }) => isWanted(headers.subject));
  await expect.poll(found, PATIENCE).toBeDefined();
  return (await found())!;
}

const staffMails = async (words: string): Promise<ReceivedMail[]> =>
  (await mailsTo(OUTBOX, STAFF)).filter(({ text }) => text.includes(words));

/** Waits for an email to staff that contains these words. Returns all such emails. */
async function mailsToStaff(words: string): Promise<ReceivedMail[]> {
  await expect.poll(async () => (await staffMails(words)).length, PATIENCE).toBeGreaterThan(0);
  return staffMails(words);
}

/** Waits until an email to staff that was queued later has arrived. Returns the emails to staff that contain `words`. */
export async function mailsToStaffBefore(later: string, words: string): Promise<ReceivedMail[]> {
  await mailsToStaff(later);
  return staffMails(words);
}

/** Ends the time to undo a change, so that the delayed email to this address is sent. */
export const endUndo = (address: string): Promise<void> =>
  writeFile(path.join(DATA_DIRECTORY, `${UNDO_ENDED}${address}`), '');

/** Finds the link in an email whose path begins with this text. Returns the path. */
export function linkIn({ text }: ReceivedMail, beginning: string): string {
  const link = /https?:\/\/\S+/g;
  const paths = (text.match(link) ?? []).map((address) => new URL(address).pathname);
  return paths.find((candidate) => candidate.startsWith(beginning)) ?? '';
}
