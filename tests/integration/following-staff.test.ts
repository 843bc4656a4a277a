import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
let notifyFollowers: typeof import('#collections/following/notify-followers.ts').notifyFollowers;
let notices: typeof import('#collections/following/notices.ts');
let followerCounts: typeof import('#collections/following/follower-counts.ts').followerCounts;
let markBounced: typeof import('#collections/mail/bounces.ts').markBounced;

beforeAll(async () => {
  test = await createTestPayload();
  ({ notifyFollowers } = await import('#collections/following/notify-followers.ts'));
  notices = await import('#collections/following/notices.ts');
  ({ followerCounts } = await import('#collections/following/follower-counts.ts'));
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
    await notifyFollowers(test.payload, { now: morning('2026-11-24') });
    const entry = { kind: 'deadline', key: 'bedbug-report' } as const;
    const notice = { entry, text: 'The report is due a month later.', reason: 'HPD published it.' };
    const preview = await inTransaction(test.payload, (req) => notices.previewNotice(req, notice));
    expect(preview.recipients).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') });
    const decision = { version: 'deadlines/1', state: 'sent', byName: 'Ada Admin' } as const;
    const recorded = await inTransaction(test.payload, (req) => notices.createNotice(req, notice, decision));
    vi.useRealTimers();
    expect(recorded).toBe(2);
    await notifyFollowers(test.payload, { now: morning('2026-11-25') });
    await notifyFollowers(test.payload, { now: morning('2026-11-26') });
    const mails = await queuedMails(test.payload);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([law.email, building.email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain('- The report is due a month later. Why: HPD published it. http');
      expect(text).toContain('/laws/bedbug');
    }
  });
});

describe('the counts of followers', () => {
  it('are by status, by what is followed, and by week', async () => {
    await addFollower(test.payload, {}, { kind: 'law', subject: 'll97-320' });
    const { id } = await addFollower(test.payload);
    await test.payload.update({ collection: 'subscribers', id, data: { status: 'pending' } });
    const counts = await followerCounts(test.payload);
    expect(counts).toMatchObject({ confirmed: 1, pending: 1, byKind: { building: 1, law: 1, module: 0 } });
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
    await notifyFollowers(test.payload, { now: morning('2026-12-01') });
    expect(await queuedMails(test.payload)).toEqual([]);
  });
});
