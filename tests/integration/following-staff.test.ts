import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#cms/database/transactions.ts';
import {
  addFollower,
  clearFollowing,
  HOMES,
  insertHomes,
  morning,
  queuedMails,
} from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let planDay: typeof import('#collections/following/plan-day.ts').planDay;
let composeMails: typeof import('#collections/following/compose.ts').composeMails;
let notices: typeof import('#collections/following/notices.ts');
let forecasts: typeof import('#collections/following/forecast.ts');
let markBounced: typeof import('#collections/mail/bounces.ts').markBounced;

beforeAll(async () => {
  test = await createTestPayload();
  ({ planDay } = await import('#collections/following/plan-day.ts'));
  ({ composeMails } = await import('#collections/following/compose.ts'));
  notices = await import('#collections/following/notices.ts');
  forecasts = await import('#collections/following/forecast.ts');
  ({ markBounced } = await import('#collections/mail/bounces.ts'));
});

beforeEach(async () => {
  await clearFollowing(test.payload);
  await insertHomes(test.payload);
});

afterAll(() => test.close());

describe('a notice of a changed deadline', () => {
  it('reaches the followers of its law and of buildings that the law applies to, who want changes, once', async () => {
    const quiet = { remind30: false, remind7: false };
    const law = await addFollower(test.payload, { ...quiet, kind: 'law', subject: 'bedbug' }, quiet);
    const building = await addFollower(test.payload, { ...quiet, subject: HOMES[1] });
    await addFollower(test.payload, { ...quiet, changes: false });
    await addFollower(test.payload, { ...quiet, kind: 'law', subject: 'll33' });
    const now = morning('2026-11-24');
    await planDay(test.payload, { now });
    const entry = { kind: 'deadline', key: 'bedbug-report' } as const;
    const notice = { entry, text: 'The report is due a month later.', reason: 'HPD published it.' };
    const preview = await inTransaction(test.payload, (req) => notices.previewNotice(req, notice));
    expect(preview.recipients).toBe(2);
    expect(await inTransaction(test.payload, (req) => notices.recordNotice(req, notice))).toBe(2);
    await composeMails(test.payload, { now });
    await composeMails(test.payload, { now });
    const mails = await queuedMails(test.payload);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([law.email, building.email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain('- The report is due a month later. Why: HPD published it. http');
      expect(text).toContain('/laws/bedbug');
    }
  });
});

describe('the forecast', () => {
  it('counts the reminders and mails that begin on each of the next days', async () => {
    await addFollower(test.payload, {}, { subject: HOMES[1] });
    await addFollower(test.payload, { kind: 'law', subject: 'll87', digest: true });
    await planDay(test.payload, { now: morning('2026-11-24') });
    const days = await forecasts.forecast(test.payload, 14, morning('2026-11-24'));
    expect(days).toHaveLength(14);
    const first = days.find(({ day }) => day === '2026-12-01');
    await planDay(test.payload, { now: morning('2026-12-01') });
    const { rows } = await test.payload.db.drizzle.execute<{ count: number }>(
      sql`select count(*)::int as count from follow_reminders where due_on - lead = '2026-12-01'`,
    );
    expect(first).toEqual({ day: '2026-12-01', reminders: rows[0]?.count, mails: 3 });
    expect(rows[0]?.count).toBeGreaterThan(2);
  });
});

describe('the counts of followers', () => {
  it('are by status, by what is followed, and by week', async () => {
    await addFollower(test.payload, {}, { kind: 'law', subject: 'll97-320' });
    const { id } = await addFollower(test.payload);
    await test.payload.update({ collection: 'subscribers', id, data: { status: 'pending' } });
    const counts = await forecasts.followerCounts(test.payload);
    expect(counts).toMatchObject({ confirmed: 1, pending: 1, byKind: { building: 1, law: 1, figure: 0 } });
    expect(counts.perWeek).toHaveLength(12);
    expect(counts.perWeek.at(-1)?.count).toBe(1);
  });
});

describe('an address that a mail server rejects for good', () => {
  it('gets no more mail', async () => {
    const { id, email } = await addFollower(test.payload);
    const reason = 'The mail server rejected this recipient (550).';
    await inTransaction(test.payload, (req) => markBounced(req, email.toUpperCase(), reason));
    const stored = await test.payload.findByID({ collection: 'subscribers', id });
    expect(stored).toMatchObject({ status: 'bounced', bounceReason: reason });
    await planDay(test.payload, { now: morning('2026-12-01') });
    await composeMails(test.payload, { now: morning('2026-12-01') });
    expect(await queuedMails(test.payload)).toEqual([]);
  });
});
