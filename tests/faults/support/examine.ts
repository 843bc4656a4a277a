import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { SmtpReceiver } from '#tests/support/smtp-receiver.ts';
import type { Kind } from './forms.ts';
import type { Sent } from './load.ts';

const LOOK_EVERY_MS = 500;
const MAIL_LIMIT_MS = 150_000;
const SWEEP_LIMIT_MS = 120_000;

const ROWS = `
  select email as mark from contact_messages
  union all select email from newsletter_subscriptions
  union all select contact_email from vendor_applications
  union all select contact_email from invoice_submissions`;

const FILES = 'select prefix, filename, filesize::int as size from bill_uploads';

/** A file that a database row refers to. */
interface NamedFile {
  prefix: string;
  filename: string;
  size: number;
}

/** Queries the database over a new connection, because the last one may be broken. */
export async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

function countMarks(marks: (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mark of marks) if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

/** Finds the visitor's email address in an email's To or Reply-To header or its text. */
function findMark({ headers, text }: { headers: Record<string, string | undefined>; text: string }): string {
  const places = [headers.to, headers['reply-to'], text].join('\n');
  return /(?<![\w-])[\w-]+-\d+@faults\.example/.exec(places)?.[0] ?? '';
}

/** Makes retries due immediately, because the product waits minutes before it resends a failed email. */
const LET_TIME_PASS = `
  update payload_jobs set wait_until = null where id in (
    select id from payload_jobs where task_slug = 'sendMail' and wait_until is not null for update skip locked
  )`;

/** Waits until no emails are queued. Throws if some stay queued for too long. */
export async function waitForMails(databaseUrl: string): Promise<void> {
  const end = performance.now() + MAIL_LIMIT_MS;
  const question = `select count(*)::int as waiting from payload_jobs where task_slug = 'sendMail'`;
  for (;;) {
    await ask(databaseUrl, LET_TIME_PASS);
    const [row] = await ask<{ waiting: number }>(databaseUrl, question);
    if (row?.waiting === 0) return;
    if (performance.now() > end) throw new Error(`${row?.waiting} mails are still queued.`);
    await wait(LOOK_EVERY_MS);
  }
}

/** Returns the sizes of the uploaded files in bytes, by name. */
export type ListFiles = () => Promise<Map<string, number>>;

export const filesInFolder =
  (folder: string): ListFiles =>
  async () => {
    const names = await readdir(folder).catch(() => []);
    const sizes = names.map(async (name) => (await stat(path.join(folder, name))).size);
    return new Map((await Promise.all(sizes)).map((size, index) => [names[index] ?? '', size]));
  };

const TWO_HOURS_S = 2 * 60 * 60;
const SWEEP = `insert into payload_jobs (task_slug, queue) values ('sweepUploads', 'default') returning id`;

/** Makes all files in a folder old enough for the hourly sweep, and runs the sweep. */
export async function sweepFolder(databaseUrl: string, folder: string): Promise<void> {
  const before = Date.now() / 1000 - TWO_HOURS_S;
  for (const name of await readdir(folder).catch(() => [])) {
    await utimes(path.join(folder, name), before, before);
  }
  const [job] = await ask<{ id: number }>(databaseUrl, SWEEP);
  const end = performance.now() + SWEEP_LIMIT_MS;
  const left = `select id from payload_jobs where id = ${job?.id ?? 0} and completed_at is null`;
  while ((await ask(databaseUrl, left)).length > 0) {
    if (performance.now() > end) throw new Error('The sweep of uploads has not ended.');
    await wait(LOOK_EVERY_MS);
  }
}

async function compareFiles(databaseUrl: string, listFiles: ListFiles) {
  const named = await ask<NamedFile>(databaseUrl, FILES);
  const files = await listFiles();
  const names = new Set(named.map(({ filename }) => filename));
  return {
    'files missing or incomplete': named.filter(({ filename, size }) => files.get(filename) !== size).length,
    'files without a row': [...files.keys()].filter((name) => !names.has(name)).length,
  };
}

/** The number of emails that a submission of each kind triggers, to staff and to its sender. */
const MAILS: Record<Kind, number> = { contact: 2, newsletter: 1, vendor: 2, invoice: 2 };

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Places {
  databaseUrl: string;
  mail: SmtpReceiver;
  listFiles: ListFiles;
}

/**
 * Compares sent forms with stored ones: each acknowledged form is stored, none is stored twice, and each email about a
 * form has arrived under one Message-ID. Returns the number of differences of each kind. All must be 0.
 */
export async function checkStored(sent: readonly Sent[], { databaseUrl, mail, listFiles }: Places) {
  const rows = countMarks((await ask<{ mark: string }>(databaseUrl, ROWS)).map(({ mark }) => mark));
  const mails = countMarks([...mail.filed.values()].map(findMark));
  const countRows = ({ form }: Sent) => rows.get(form.mark) ?? 0;
  const missing = ({ form }: Sent) =>
    Math.min(rows.get(form.mark) ?? 0, 1) * MAILS[form.kind] - (mails.get(form.mark) ?? 0);
  return {
    lost: sent.filter((sending) => sending.isAcknowledged && countRows(sending) === 0).length,
    double: sent.filter((sending) => countRows(sending) > 1).length,
    'mails missing': sum(sent.map((sending) => Math.max(missing(sending), 0))),
    'mails too many': sum(sent.map((sending) => Math.max(-missing(sending), 0))),
    ...(await compareFiles(databaseUrl, listFiles)),
  };
}

/** Counts emails that arrived again under the same Message-ID. Email programs show those only once. */
export const countRepeatedMails = ({ filed }: SmtpReceiver): number =>
  sum([...filed.values()].map(({ deliveries }) => deliveries - 1));
