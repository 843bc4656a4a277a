import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A mail as it arrived: in plain text, and in HTML where it has that. */
export interface ReceivedMail {
  /** By name in lower case, each on one line. */
  headers: Record<string, string | undefined>;
  text: string;
  html: string;
}

/** Reads a mail as a mail program does. */
export async function parseMail(source: string | Buffer): Promise<ReceivedMail> {
  const { headers, subject, text = '', html = '' } = await PostalMime.parse(source);
  const byName = Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
  return { headers: { ...byName, subject }, text: text.replaceAll('\r\n', '\n'), html };
}

/** A mail never changes once it is in the outbox, which tests poll. */
const parsed = new Map<string, Promise<ReceivedMail>>();

function readMail(file: string): Promise<ReceivedMail> {
  const mail = parsed.get(file) ?? readFile(file).then(parseMail);
  parsed.set(file, mail);
  return mail;
}

/** The mails in an outbox folder, oldest first; none where nothing was sent yet. */
async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readMail(path.join(folder, name))));
}

/** Those of the mails that went to this address. */
export const mailsTo = async (folder: string, address: string): Promise<ReceivedMail[]> =>
  (await mailsIn(folder)).filter(({ headers }) => headers.to === address);
