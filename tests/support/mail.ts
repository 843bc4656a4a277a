import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A received email, in plain text, and in HTML if it has an HTML part. */
export interface ReceivedMail {
  /** The header values by lowercase name, each on one line. */
  headers: Record<string, string | undefined>;
  text: string;
  html: string;
}

/** Parses an email like an email program does. */
export async function parseMail(source: string | Buffer): Promise<ReceivedMail> {
  const { headers, subject, text = '', html = '' } = await PostalMime.parse(source);
  const byName = Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
  return { headers: { ...byName, subject }, text: text.replaceAll('\r\n', '\n'), html };
}

/** Parsed emails by file, because tests poll the outbox, and an email in the outbox never changes. */
const parsed = new Map<string, Promise<ReceivedMail>>();

function readMail(file: string): Promise<ReceivedMail> {
  const mail = parsed.get(file) ?? readFile(file).then(parseMail);
  parsed.set(file, mail);
  return mail;
}

/** Returns the emails in an outbox folder, oldest first, or an empty list if nothing has been sent yet. */
async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readMail(path.join(folder, name))));
}

/** The emails that were sent to this address. */
export const mailsTo = async (folder: string, address: string): Promise<ReceivedMail[]> =>
  (await mailsIn(folder)).filter(({ headers }) => headers.to === address);
