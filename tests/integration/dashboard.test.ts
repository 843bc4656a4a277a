import { subDays, subWeeks } from 'date-fns';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Submission, User } from '#cms/payload-types.ts';
import { countReaders } from '#collections/articles/read-count.ts';
import { newestArticles, newestDrafts, nextScheduled } from '#collections/dashboard/content-queries.ts';
import { assignedTo, countWork, submissionsByWeek, sumCounts } from '#collections/dashboard/inbox-queries.ts';
import { ageGroups } from '#collections/dashboard/periods.ts';
import { type Filters, OPEN } from '#collections/submissions/filters.ts';
import { KIND_NAMES } from '#collections/submissions/kinds.ts';
import { toWhere } from '#collections/submissions/where.ts';
import { contactMessage, createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { storeFeedback, storeMessage } from '../support/submissions.ts';

/** A Saturday, 1 p.m. in New York. */
const NOW = new Date('2026-11-21T18:00:00Z');
const daysAgo = (days: number): string => subDays(NOW, days).toISOString();

let test: TestPayload;
let payload: Payload;
let staff: User;
let editor: User;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  staff = await createUser(payload, 'staff');
  editor = await createUser(payload, 'editor');
});

afterAll(() => test.close());

const createMessage = async (
  work: Parameters<typeof storeMessage>[2],
  message?: Parameters<typeof storeMessage>[1],
): Promise<Submission> => (await storeMessage(payload, message, work)).submission;

const assigned = (user: User, limit: number) => assignedTo(payload, { user: user.id, limit, now: NOW });

/** Snoozes a message until this many days ago. Negative numbers are in the future. */
const snooze = ({ id }: { id: number }, days: number) =>
  payload.db.pool.query('update submissions set snoozed_until = $2 where id = $1', [id, daysAgo(days)]);

/** Runs `work` and counts its database queries. */
async function measured<Result>(work: () => Promise<Result>) {
  const query = vi.spyOn(payload.db.pool, 'query');
  const result = await work();
  const queries = query.mock.calls.length;
  query.mockRestore();
  return { result, queries };
}

describe('open work', () => {
  beforeAll(async () => {
    await createMessage({ createdAt: daysAgo(0), dueAt: daysAgo(-1) });
    await createMessage({ createdAt: daysAgo(1), dueAt: daysAgo(1), assignee: staff.id });
    const oldest = { createdAt: daysAgo(4), dueAt: daysAgo(2), assignee: staff.id };
    const back = await createMessage(oldest, { subject: 'The oldest' });
    await snooze(back, 0);
    await createMessage({
      createdAt: daysAgo(30),
      dueAt: daysAgo(20),
      status: 'closed',
      closedAt: daysAgo(21),
    });
    await createMessage({ createdAt: daysAgo(1), dueAt: daysAgo(1), isSpam: true, assignee: staff.id });
    await snooze(await createMessage({ createdAt: daysAgo(9), dueAt: daysAgo(7), assignee: staff.id }), -1);
    await storeFeedback(payload, {}, { createdAt: daysAgo(9), dueAt: daysAgo(-3), assignee: staff.id });
  });

  it('is counted by kind, assignment and age, without spam or snoozed submissions', async () => {
    const counts = await countWork(payload, NOW);
    expect(counts.map(({ kind }) => kind)).toEqual(KIND_NAMES);
    const of = (name: string) => counts.find(({ kind }) => kind === name);
    expect(of('contact-messages')).toMatchObject({ open: 3, unassigned: 1, overdue: 2, ages: [1, 1, 1, 0] });
    expect(of('feedback')).toMatchObject({ open: 1, unassigned: 0, overdue: 0, ages: [0, 0, 0, 1] });
    expect(of('bill-uploads')).toMatchObject({ open: 0, unassigned: 0, overdue: 0, ages: [0, 0, 0, 0] });
    expect(sumCounts(counts)).toEqual({ open: 4, unassigned: 1, overdue: 2, ages: [1, 1, 1, 1] });
  });

  it('has the same counts as the inbox for each kind and age', async () => {
    const listed = async (filters: Partial<Filters>) => {
      const where = toWhere({ filters: { ...OPEN, ...filters }, search: '', user: staff.id, now: NOW });
      return (await payload.count({ collection: 'submissions', where })).totalDocs;
    };
    for (const { kind, open, ages } of await countWork(payload, NOW)) {
      const groups = [{}, ...ageGroups(NOW).map(({ received }) => ({ received }))];
      const counts = await Promise.all(groups.map((group) => listed({ kinds: [kind], ...group })));
      expect({ kind, counts: [open, ...ages] }).toEqual({ kind, counts });
    }
  });

  it('is listed for its assignee, with overdue submissions first', async () => {
    const { items, total } = await assigned(staff, 2);
    expect(total).toBe(3);
    expect(items.map(({ title }) => title)).toEqual(['The oldest', contactMessage().subject]);
    const all = await assigned(staff, 10);
    expect(all.items.at(-1)).toMatchObject({ kind: 'feedback', title: 'Praise', dueAt: daysAgo(-3) });
    expect(await assigned(editor, 10)).toEqual({ items: [], total: 0 });
  });
});

describe('submissions by week', () => {
  it('are counted in weeks that begin on Monday in New York, without spam', async () => {
    const monday = '2026-06-08T04:00:00.000Z';
    const now = new Date('2026-06-13T12:00:00Z');
    for (const createdAt of [monday, '2026-06-08T03:59:59.000Z', subWeeks(now, 11).toISOString()]) {
      await createMessage({ createdAt });
    }
    await createMessage({ createdAt: monday, isSpam: true });
    const weeks = await submissionsByWeek(payload, now, 12);
    expect(weeks).toHaveLength(12);
    expect(weeks.filter(({ count }) => count > 0)).toEqual([
      { monday: '2026-03-23', count: 1 },
      { monday: '2026-06-01', count: 1 },
      { monday: '2026-06-08', count: 1 },
    ]);
  });
});

describe('the content sections', () => {
  it('show the newest articles with their read counts', async () => {
    const newest = await createArticle(payload, { title: 'The newest', publishedAt: NOW.toISOString() });
    await createArticle(payload, { title: 'An older one', publishedAt: daysAgo(3) });
    await createArticle(payload, { title: 'A draft', _status: 'draft' });
    await countReaders(payload, [{ module: newest.module, slug: newest.slug, readers: 1 }]);
    const articles = await newestArticles(payload, editor, 6);
    expect(articles.map(({ title, readCount }) => [title, readCount])).toEqual([
      ['The newest', 1],
      ['An older one', 0],
    ]);
  });

  it('show drafts, including drafts of published documents and drafts without a title', async () => {
    const { id } = await createArticle(payload, { title: 'Published once' });
    await payload.update({ collection: 'articles', id, data: { title: 'Changed since' }, draft: true });
    await payload.create({ collection: 'guides', data: { _status: 'draft' } as never, draft: true });
    const { items, total } = await newestDrafts(payload, 2);
    expect(items.map(({ kind, title }) => [kind, title])).toEqual([
      ['Guide', 'Untitled'],
      ['Article', 'Changed since'],
    ]);
    expect(total).toBe(3);
  });

  /** Schedules a publication by the editor, as the panel does. */
  const schedule = (input: object, waitUntil: Date) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', user: { relationTo: 'users', value: editor.id }, ...input } as never,
      waitUntil,
    });
  const clearJobs = () => payload.delete({ collection: 'payload-jobs', where: {} });

  it('show scheduled publications but no other jobs', async () => {
    const { id } = await createArticle(payload, { title: 'Soon', _status: 'draft' });
    const waitUntil = new Date('2027-01-01T12:00:00Z');
    await schedule({ doc: { relationTo: 'articles', value: id } }, waitUntil);
    await payload.jobs.queue({ task: 'sendMail', input: { to: 'a@example.com', subject: 'x', text: 'x' } });
    expect(await nextScheduled(payload, editor, 5)).toEqual([
      {
        title: 'Soon',
        kind: 'Article',
        path: `/collections/articles/${id}`,
        isPublished: true,
        hasFailed: false,
        at: waitUntil.toISOString(),
      },
    ]);
  });

  it('list recently failed publications first, then scheduled ones, including pages', async () => {
    await clearJobs();
    const { id } = await createArticle(payload, { title: 'In vain', _status: 'draft' });
    const gone = { doc: { relationTo: 'articles', value: 999_999 } };
    for (let day = 1; day <= 3; day += 1) await schedule(gone, new Date(`2026-12-0${day}T12:00:00Z`));
    await schedule({ global: 'about' }, new Date('2027-02-01T12:00:00Z'));
    const doc = { relationTo: 'articles', value: id };
    const failed = await schedule({ doc }, new Date('2027-01-01T12:00:00Z'));
    const old = await schedule({ type: 'unpublish', doc }, new Date('2025-01-01T12:00:00Z'));
    const { pool } = payload.db;
    await pool.query('update payload_jobs set has_error = true where id in ($1, $2)', [failed.id, old.id]);
    await pool.query(`update payload_jobs set updated_at = now() - interval '15 days' where id = $1`, [
      old.id,
    ]);
    expect(await nextScheduled(payload, editor, 2)).toMatchObject([
      { title: 'In vain', hasFailed: true, isPublished: true },
      { title: 'About', kind: 'Page', path: '/globals/about', hasFailed: false },
    ]);
  });

  it('leave room for scheduled publications when many have failed', async () => {
    await clearJobs();
    const { id } = await createArticle(payload, { title: 'Planned', _status: 'draft' });
    const scheduleOn = (day: number) =>
      schedule({ doc: { relationTo: 'articles', value: id } }, new Date(Date.UTC(2027, 0, day)));
    const daysShown = async () =>
      (await nextScheduled(payload, editor, 5)).map(({ at }) => new Date(at).getUTCDate());
    for (let day = 1; day <= 6; day += 1) await scheduleOn(day);
    await payload.db.pool.query('update payload_jobs set has_error = true');
    expect(await daysShown()).toEqual([6, 5, 4, 3, 2]);
    for (const day of [20, 21, 22]) await scheduleOn(day);
    expect(await daysShown()).toEqual([6, 5, 4, 20, 21]);
  });
});

it('the dashboard loads its inbox sections in four queries, no matter how many submissions there are', async () => {
  const { pool } = payload.db;
  await pool.query(
    `insert into submissions
       (kind, title, search, status, revision, is_spam, created_at, due_at, closed_at, assignee_id)
     select 'vendor-applications', 'Firm ' || n, 'firm ' || n, 'new', 0, false,
       $1::timestamptz - n * interval '20 minutes', $1::timestamptz - n * interval '10 minutes',
       case when n % 2 = 0 then $1::timestamptz end, case when n % 10 = 1 then $2::int end
     from generate_series(1, 5000) as n`,
    [NOW.toISOString(), staff.id],
  );
  const { result, queries } = await measured(async () => ({
    assigned: await assigned(staff, 8),
    counts: await countWork(payload, NOW),
    weeks: await submissionsByWeek(payload, NOW, 12),
  }));
  expect(result.assigned.total).toBe(503);
  expect(result.counts[0]).toMatchObject({ kind: 'vendor-applications', open: 2500, unassigned: 2000 });
  expect(result.weeks.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5000);
  expect(queries).toBe(4);
});
