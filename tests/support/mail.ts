import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A mail as it arrived: plain text, without attachments. */
export interface ArrivedMail {
  /** By name in lower case, each on one line. */
  headers: Record<string, string | undefined>;
  text: string;
}

const LINE_BREAK = /\r?\n/;

const decodeQuotedPrintable = (text: string): string =>
  decodeURIComponent(
    text
      .replace(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );

function parse(source: string): ArrivedMail {
  const [head = '', ...paragraphs] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(LINE_BREAK);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = paragraphs.join('\n\n').replaceAll('\r\n', '\n');
  const isEncoded = headers['content-transfer-encoding'] === 'quoted-printable';
  return { headers, text: isEncoded ? decodeQuotedPrintable(body) : body };
}

/** The mails in an outbox folder, oldest first; none where nothing was sent yet. */
async function mailsIn(folder: string): Promise<ArrivedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const sources = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  return sources.map(parse);
}

/** Those of the mails that went to this address. */
export const mailsTo = async (folder: string, address: string): Promise<ArrivedMail[]> =>
  (await mailsIn(folder)).filter(({ headers }) => headers.to === address);
