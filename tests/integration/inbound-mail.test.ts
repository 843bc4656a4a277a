import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InboxSlug } from '#collections/inbox/kinds/index.ts';
import type { ContactMessage, Submission } from '#cms/payload-types.ts';
import { longestPause } from '../support/event-loop.ts';
import { contactMessage, createUser, vendorApplication } from '../support/factories.ts';
import { startImapMailbox, type ImapMailbox } from '../support/imap-server.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs, type SignedIn } from '../support/rest.ts';

const ADDRESS = 'reply@in.example.com';

let test: TestPayload;
let payload: Payload;
let staff: SignedIn;
let receiveMail: typeof import('#collections/mail/inbound/receive.ts').receiveMail;
let receiveFromMailbox: typeof import('#collections/mail/inbound/mailbox.ts').receiveFromMailbox;
let receiverOf: typeof import('#collections/mail/inbound/receive-task.ts').receiverOf;

beforeAll(async () => {
  const environment = { INBOUND_MAIL_ADDRESS: ADDRESS, STAFF_MAIL: 'desk@example.org' };
  test = await createTestPayload({ seeded: false, environment });
  ({ payload } = test);
  staff = await signInAs(payload, 'staff');
  ({ receiveMail } = await import('#collections/mail/inbound/receive.ts'));
  ({ receiveFromMailbox } = await import('#collections/mail/inbound/mailbox.ts'));
  ({ receiverOf } = await import('#collections/mail/inbound/receive-task.ts'));
});

afterAll(() => test.close());

/** A message, and a reply to it that is on its way: its mail, as it is queued. */
async function answered(more: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email }), status: 'new' },
  });
  const body = { formKey: randomUUID(), after: 0, subject: 'Your message', text: 'Yes.', setsAnswered: true };
  await post(payload, `/api/inbox/contact-messages/${id}/replies`, { as: staff, body });
  if (Object.keys(more).length > 0) {
    await changeRow('contact-messages', id, more);
  }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.to': { equals: email } },
    depth: 0,
  });
  const mail = docs[0]?.input as { messageId: string; replyTo: string };
  return { id, email, ...mail };
}

/** Changes how the work on a submission stands, past the workflow. */
const changeRow = (collection: InboxSlug, document: number, data: Partial<Submission>) =>
  payload.db.updateOne({
    collection: 'submissions',
    where: { collection: { equals: collection }, document: { equals: document } },
    data,
    req: {},
  });

const mailFrom = (from: string, headers: Record<string, string>, text = 'Thank you!') => {
  const all = { From: from, 'Message-ID': `<${randomUUID()}@example.com>`, Subject: 'Re: x', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([...head, '', text].join('\r\n'));
};

const stored = async (id: number) =>
  (
    await payload.find({
      collection: 'replies',
      where: {
        document: { equals: id },
        collection: { equals: 'contact-messages' },
        direction: { equals: 'in' },
      },
      sort: 'id',
    })
  ).docs;

const messageOf = (id: number): Promise<ContactMessage> =>
  payload.findByID({ collection: 'contact-messages', id, depth: 0 });

const mailsAbout = async (id: number) => {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, depth: 0 });
  return docs
    .map(({ input }) => input as { to: string; subject: string; text: string })
    .filter(({ text }) => text.includes(`/contact-messages/${id}`));
};

describe('an answer of a visitor', () => {
  it.each([
    ['by the address that it was sent to', ({ replyTo }: { replyTo: string }) => ({ To: replyTo })],
    ['by the mail that it answers', ({ messageId }: { messageId: string }) => ({ 'In-Reply-To': messageId })],
    [
      'by an older mail of its thread',
      ({ messageId }: { messageId: string }) => ({ References: `${messageId} <x@y>` }),
    ],
    ['by where it was delivered', ({ replyTo }: { replyTo: string }) => ({ 'Delivered-To': replyTo })],
  ])('is stored with its submission, found %s', async (_how, headers) => {
    const about = await answered();
    expect(await receiveMail(payload, mailFrom(about.email, headers(about)))).toBe('stored');
    expect(await stored(about.id)).toMatchObject([
      { state: 'received', address: about.email, text: 'Thank you!', by: null },
    ]);
  });

  it('opens its submission again, due from now, and the person to whom it is assigned is told', async () => {
    const about = await answered({ dueAt: '2020-01-01T00:00:00Z', snoozedUntil: '2099-01-01T00:00:00Z' });
    expect(await messageOf(about.id)).toMatchObject({ status: 'answered', closedAt: expect.any(String) });
    await receiveMail(payload, mailFrom(about.email, { To: about.replyTo }, 'My secret answer'));
    const { status, closedAt, dueAt, snoozedUntil } = await messageOf(about.id);
    expect({ status, closedAt, snoozedUntil }).toEqual({ status: 'new', closedAt: null, snoozedUntil: null });
    expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now());
    const mails = await mailsAbout(about.id);
    expect(mails.map(({ to }) => to)).toEqual([staff.email]);
    expect(JSON.stringify(mails)).not.toContain('My secret answer');
  });

  it('to an unassigned submission notifies all staff', async () => {
    const about = await answered({ assignee: null });
    await receiveMail(payload, mailFrom(about.email, { To: about.replyTo }));
    expect((await mailsAbout(about.id)).map(({ to }) => to)).toEqual(['desk@example.org']);
  });

  it('is told to all staff where the person has another role now', async () => {
    const editor = await createUser(payload, 'editor');
    const about = await answered({ assignee: editor.id });
    await receiveMail(payload, mailFrom(about.email, { To: about.replyTo }));
    expect((await mailsAbout(about.id)).map(({ to }) => to)).toEqual(['desk@example.org']);
  });

  it('does not change a status that the workflow ends with', async () => {
    const { id } = await payload.create({
      collection: 'vendor-applications',
      data: { ...vendorApplication(), status: 'new' },
    });
    const path = `/api/inbox/vendor-applications/${id}/replies`;
    const body = { formKey: randomUUID(), after: 0, subject: 'x', text: 'x', setsAnswered: false };
    await post(payload, path, { as: staff, body });
    await changeRow('vendor-applications', id, { status: 'approved' });
    const [reply] = (
      await payload.find({ collection: 'replies', where: { formKey: { equals: body.formKey } } })
    ).docs;
    expect(await receiveMail(payload, mailFrom('a@b.c', { 'In-Reply-To': reply?.messageId ?? '' }))).toBe(
      'stored',
    );
    expect((await payload.findByID({ collection: 'vendor-applications', id })).status).toBe('approved');
  });

  it('is stored once when it comes many times at once, by two ways', async () => {
    const about = await answered();
    const mail = mailFrom(about.email, { To: about.replyTo });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => receiveMail(payload, mail)));
    expect(outcomes.sort()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'repeated', 'stored']);
    expect(await stored(about.id)).toHaveLength(1);
    expect(await mailsAbout(about.id)).toHaveLength(1);
  });

  it('is the last of the conversation: a form opened before sends nothing', async () => {
    const about = await answered();
    const { docs } = await payload.find({ collection: 'replies', where: { document: { equals: about.id } } });
    await receiveMail(payload, mailFrom(about.email, { To: about.replyTo }));
    const body = { formKey: randomUUID(), after: docs[0]?.id, subject: 'x', text: 'x', setsAnswered: false };
    const { answer } = await post(payload, `/api/inbox/contact-messages/${about.id}/replies`, {
      as: staff,
      body,
    });
    expect(answer.isOutdated).toBe(true);
  });
});

describe('nothing is stored of a mail', () => {
  it.each<[string, string, (about: { replyTo: string; messageId: string }) => Record<string, string>]>([
    [
      'that answers nothing we know',
      'unknown',
      () => ({ 'In-Reply-To': '<other@example.com>', To: ADDRESS }),
    ],
    [
      'whose address we did not sign',
      'unknown',
      ({ replyTo }) => ({ To: replyTo.replace(/.{4}@/, 'zzzz@') }),
    ],
    [
      'that a program wrote',
      'automatic',
      ({ replyTo }) => ({ To: replyTo, 'Auto-Submitted': 'auto-replied' }),
    ],
  ])('%s: %s', async (_what, outcome, headers) => {
    const about = await answered();
    expect(await receiveMail(payload, mailFrom(about.email, headers(about)))).toBe(outcome);
    expect(await stored(about.id)).toEqual([]);
    expect((await messageOf(about.id)).status).toBe('answered');
  });

  it('about spam, or about a submission that was erased', async () => {
    const spam = await answered({ isSpam: true });
    expect(await receiveMail(payload, mailFrom(spam.email, { To: spam.replyTo }))).toBe('ignored');
    const gone = await answered();
    await payload.delete({ collection: 'contact-messages', id: gone.id });
    expect(await receiveMail(payload, mailFrom(gone.email, { To: gone.replyTo }))).toBe('ignored');
    expect(await receiveMail(payload, mailFrom(gone.email, { 'In-Reply-To': gone.messageId }))).toBe(
      'unknown',
    );
    expect(
      (await payload.count({ collection: 'replies', where: { document: { equals: gone.id } } })).totalDocs,
    ).toBe(0);
  });

  it('is logged', async () => {
    const about = await answered();
    const lines: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(payload.logger, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    }
    await receiveMail(payload, mailFrom(about.email, { To: about.replyTo }, 'My secret answer'));
    await receiveMail(payload, mailFrom(about.email, { To: ADDRESS }, 'My secret answer'));
    vi.restoreAllMocks();
    expect(JSON.stringify(lines)).not.toMatch(/secret answer|@example\.com/);
  });
});

const MAX_PAUSE_MS = 250;
const MAX_GROWTH_BYTES = 250 * 1024 * 1024;

describe('a mail that is an attack', { timeout: 150_000 }, () => {
  const parts = (count: number) => `${'--b\r\n\r\nx\r\n'.repeat(count)}--b--`;
  const FLOWED = { 'Content-Type': 'text/plain; format=flowed; delsp=yes' };
  const MULTIPART = { 'Content-Type': 'multipart/mixed; boundary=b' };

  const attacks: [string, Record<string, string>, string, RegExp][] = [
    ['of 9.9 MB of flowed lines', FLOWED, 'a \r\n'.repeat(2_475_000), /^leftToPerson$/],
    ['of 1 MB of flowed lines', FLOWED, 'a \r\n'.repeat(250_000), /^(stored|leftToPerson)$/],
    ['with groups in groups', { Cc: 'g:'.repeat(300_000) }, 'x', /^(stored|leftToPerson)$/],
    ['with a million parts', MULTIPART, parts(900_000), /^leftToPerson$/],
    ['of carriage returns', {}, '\r'.repeat(9_900_000), /^(stored|leftToPerson)$/],
    [
      'of nested tables',
      { 'Content-Type': 'text/html' },
      '<table><tr><td>'.repeat(60_000),
      /^(stored|leftToPerson)$/,
    ],
  ];

  it.each(attacks)(
    '%s does not stop the process, and staff know of it',
    async (_what, headers, body, outcome) => {
      const before = process.memoryUsage().rss;
      const outcomes: string[] = [];
      const ids: number[] = [];
      let peak = 0;
      const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
      const attack = async () => {
        const about = await answered();
        ids.push(about.id);
        outcomes.push(
          await receiveMail(payload, mailFrom(about.email, { To: about.replyTo, ...headers }, body)),
        );
      };
      const pause = await longestPause(attack, MAX_PAUSE_MS);
      clearInterval(sampling);
      expect(pause).toBeLessThan(MAX_PAUSE_MS);
      expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
      for (const each of outcomes) expect(each).toMatch(outcome);
      for (const id of ids) expect(await stored(id)).toHaveLength(1);
    },
  );

  it('and is not for us is not read at all', async () => {
    const mail = mailFrom('a@example.com', { To: ADDRESS, ...FLOWED }, 'a \r\n'.repeat(2_400_000));
    expect(await receiveMail(payload, mail)).toBe('unknown');
  });
});

describe("a mail server's report", () => {
  const report = (original: string, status: string) =>
    mailFrom(
      'MAILER-DAEMON@example.com',
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
      [
        `--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: ${status}`,
        `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${original}\r\n`,
        '--b--',
      ].join('\r\n'),
    );

  it('marks the reply that it is about, and ends what goes to an address that does not exist', async () => {
    const about = await answered();
    const { id } = await payload.create({
      collection: 'subscribers',
      data: { email: about.email, status: 'confirmed', key: randomUUID() },
    });
    expect(await receiveMail(payload, report(about.messageId, '5.2.2'))).toBe('bounced');
    expect((await payload.findByID({ collection: 'subscribers', id })).status).toBe('confirmed');
    expect(await receiveMail(payload, report(about.messageId, '5.1.1'))).toBe('bounced');
    expect((await payload.findByID({ collection: 'subscribers', id })).status).toBe('bounced');
    const { docs } = await payload.find({ collection: 'replies', where: { document: { equals: about.id } } });
    expect(docs).toMatchObject([{ state: 'failed', reason: expect.stringContaining('(5.1.1)') }]);
    expect(await stored(about.id)).toEqual([]);
  });

  it('about a mail that we did not send changes nothing', async () => {
    expect(await receiveMail(payload, report('<other@example.com>', '5.1.1'))).toBe('unknown');
  });
});

describe('a mailbox', () => {
  let mailbox: ImapMailbox;

  beforeAll(async () => {
    mailbox = await startImapMailbox();
  });

  afterAll(() => mailbox.close());

  const readMailbox = (receive?: () => Promise<never>) =>
    receiveFromMailbox(mailbox.url, { ...receiverOf(payload), ...(receive && { receive }) });

  it('is searched for unseen emails, and marks stored ones as seen', async () => {
    const about = await answered();
    mailbox.mails.push(
      { source: mailFrom(about.email, { To: about.replyTo }, 'One').toString(), isSeen: true },
      { source: mailFrom(about.email, { To: about.replyTo }, 'Two').toString(), isSeen: false },
      { source: `Subject: large\r\n\r\n${'x'.repeat(10 * 1024 * 1024)}`, isSeen: false },
      { source: mailFrom(about.email, { To: about.replyTo }, 'Three').toString(), isSeen: false },
    );
    expect(await readMailbox()).toBe(3);
    expect((await stored(about.id)).map(({ text }) => text)).toEqual(['Two', 'Three']);
    expect(mailbox.mails.every(({ isSeen }) => isSeen)).toBe(true);
    expect(await readMailbox()).toBe(0);
  });

  it('keeps a mail that could not be stored for the next time', async () => {
    const about = await answered();
    mailbox.mails.push({ source: mailFrom(about.email, { To: about.replyTo }).toString(), isSeen: false });
    await expect(readMailbox(() => Promise.reject(new Error('The database is away.')))).rejects.toThrow(
      'database',
    );
    expect(mailbox.mails.at(-1)?.isSeen).toBe(false);
    expect(await readMailbox()).toBe(1);
    expect(await stored(about.id)).toHaveLength(1);
  });

  it('stops after three attempts to receive a mail that kills the process, and flags it', async () => {
    const about = await answered();
    const source = mailFrom(about.email, { To: about.replyTo }).toString();
    mailbox.mails.push(
      { source, isSeen: false },
      { source: source.replace(/<[^<>]*>/, '<after@x>'), isSeen: false },
    );
    const [killing, after] = mailbox.mails.slice(-2);
    const program = fileURLToPath(new URL('../support/killed-receiver.fixture.ts', import.meta.url));
    const words = ['--import', 'tsx', program, process.env.DATABASE_URL ?? '', mailbox.url];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(promisify(execFile)(process.execPath, words)).rejects.toMatchObject({ signal: 'SIGKILL' });
      expect(killing).toMatchObject({ isSeen: false });
    }
    expect(await readMailbox()).toBe(2);
    expect(killing).toMatchObject({ isSeen: true, isFlagged: true });
    expect(after).toMatchObject({ isSeen: true });
    expect((await stored(about.id)).map(({ messageId }) => messageId)).toEqual(['<after@x>']);
  });

  it('with another password is not read', async () => {
    await expect(
      receiveFromMailbox(mailbox.url.replace('p%40ss', 'other'), receiverOf(payload)),
    ).rejects.toThrow();
  });
});
