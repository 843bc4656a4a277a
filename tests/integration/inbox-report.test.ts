import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxReport } from '#collections/dashboard/inbox-report/report.ts';
import type { Mail } from '#cms/mail/queue.ts';
import { contactMessage, createUser, feedback } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

/** A Wednesday at noon in New York, in the week after the clocks went back. */
const NOW = new Date('2026-11-04T17:00:00Z');

let test: TestPayload;
let payload: Payload;
let mail: typeof import('#collections/dashboard/inbox-report/weekly-mail.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  mail = await import('#collections/dashboard/inbox-report/weekly-mail.ts');
});

afterAll(() => test.close());

const message = async (times: { createdAt: string; dueAt?: string; closedAt?: string; isSpam?: boolean }) => {
  const data = { ...contactMessage(), status: 'new' as const, ...times };
  return (await payload.create({ collection: 'contact-messages', data })).id;
};

const moved = (document: number, at: string) =>
  payload.create({
    collection: 'changes',
    data: { collection: 'contact-messages', document, field: 'Status', byName: 'Sam', createdAt: at },
  });

const replied = (document: number, sentAt: string) =>
  payload.create({
    collection: 'replies',
    data: {
      collection: 'contact-messages',
      document,
      direction: 'out',
      state: 'sent',
      subject: 'Re',
      text: 'Yes.',
      address: 'ada@example.com',
      messageId: `<${document}-${sentAt}@example.com>`,
      sentAt,
    },
  });

const FAR = '2026-12-01T00:00:00Z';

describe('the report of the inbox', () => {
  it('counts in weeks of New York what was received, answered and overdue', async () => {
    // The week of October 26 ends with the 25 hours of November 1.
    const quick = await message({ createdAt: '2026-10-26T04:00:00Z', dueAt: FAR });
    const slow = await message({ createdAt: '2026-11-02T04:59:00Z', dueAt: FAR });
    const open = await message({ createdAt: '2026-10-28T12:00:00Z', dueAt: '2026-10-30T12:00:00Z' });
    await message({
      createdAt: '2026-10-26T03:59:59Z',
      dueAt: '2026-10-27T00:00:00Z',
      closedAt: '2026-11-03T00:00:00Z',
    });
    await message({ createdAt: '2026-11-02T05:00:00Z', dueAt: '2026-11-04T16:00:00Z' });
    await message({ createdAt: '2026-10-29T12:00:00Z', dueAt: '2026-10-29T12:00:00Z', isSpam: true });
    await payload.create({
      collection: 'feedback',
      data: { ...feedback(), status: 'new', createdAt: '2026-10-30T12:00:00Z', dueAt: FAR },
    });
    await moved(quick, '2026-10-26T05:00:00Z');
    await moved(slow, '2026-11-02T05:00:00Z');
    // A reply counts before any change of the status, and the first one only.
    await replied(slow, '2026-11-02T07:59:00Z');
    await replied(slow, '2026-11-03T07:59:00Z');
    expect(open).toBeGreaterThan(0);

    const [before, clocks, current] = await inboxReport(payload, NOW, 3);
    expect(before).toMatchObject({ monday: '2026-10-19', received: 1, answered: 0, overdue: 0 });
    expect(before?.medianSeconds).toBeUndefined();
    expect(clocks).toMatchObject({ monday: '2026-10-26', received: 4, answered: 2, overdue: 2 });
    expect(clocks?.byKind).toMatchObject({ 'contact-messages': 3, feedback: 1, 'bill-uploads': 0 });
    expect(clocks?.medianSeconds).toBe(2 * 3600);
    expect(current).toMatchObject({ monday: '2026-11-02', received: 1, answered: 0, overdue: 2 });
  });

  it('is mailed once for each week to the admins who want it, from eight on Monday on', async () => {
    const admin = await createUser(payload, 'admin');
    const other = await createUser(payload, 'admin');
    await createUser(payload, 'staff');
    await payload.update({ collection: 'users', id: other.id, data: { getsInboxReport: false } });
    const monday = new Date('2026-11-09T13:00:00Z');
    expect(await mail.mailInboxReport(payload, new Date(monday.getTime() - 1))).toBe(0);
    const sent = await Promise.all([1, 2].map(() => mail.mailInboxReport(payload, monday)));
    expect(sent.sort()).toEqual([0, 1]);
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
    const mails = docs
      .map(({ input }) => input as Mail)
      .filter(({ subject }) => subject.includes('The inbox'));
    expect(mails.map(({ to }) => to)).toEqual([admin.email]);
    expect(mails[0]?.text).toContain('Received: 1');
    expect(await mail.mailInboxReport(payload, new Date('2026-11-11T13:00:00Z'))).toBe(0);
    expect(await mail.mailInboxReport(payload, new Date('2026-11-16T13:00:00Z'))).toBe(1);
  });
});

it('reports the submissions of twelve weeks', async () => {
  const { pool } = payload.db;
  await pool.query(
    `insert into submissions (collection, document, search_text, status, created_at, due_at, closed_at)
     select 'contact-messages', 1000 + n, 'S', 'answered', $1::timestamptz - n * interval '3500 seconds',
       $1::timestamptz - n * interval '3500 seconds' + interval '2 days',
       case when n % 10 > 0 then $1::timestamptz - n * interval '3500 seconds' + (n % 90) * interval '1 hour' end
     from generate_series(1, 2000) as n`,
    [NOW.toISOString()],
  );
  await pool.query(
    `insert into changes (collection, document, field, by_name, created_at)
     select collection::text::enum_changes_collection, document, 'Status', 'Sam', created_at + interval '3 hours'
     from submissions`,
  );
  const weeks = await inboxReport(payload, NOW, 12);
  expect(weeks.reduce((sum, { received }) => sum + received, 0)).toBeGreaterThan(1800);
  expect(weeks[5]?.medianSeconds).toBe(3 * 3600);
});
