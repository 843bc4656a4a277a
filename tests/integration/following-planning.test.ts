import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { portfolio } from '../support/factories.ts';
import {
  addFollower,
  clearFollowing,
  HOMES,
  insertHomes,
  loadList,
  morning,
  queuedMails,
} from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { emitContentEvent } from '#cms/events/hub.ts';

let test: TestPayload;
let planDay: typeof import('#collections/following/plan-day.ts').planDay;
let composeMails: typeof import('#collections/following/compose.ts').composeMails;
let recordNotice: typeof import('#collections/following/notices.ts').recordNotice;

beforeAll(async () => {
  test = await createTestPayload();
  ({ planDay } = await import('#collections/following/plan-day.ts'));
  ({ composeMails } = await import('#collections/following/compose.ts'));
  ({ recordNotice } = await import('#collections/following/notices.ts'));
});

beforeEach(async () => {
  await clearFollowing(test.payload);
  await insertHomes(test.payload);
});

afterAll(() => test.close());

const plan = (day: string) => planDay(test.payload, { now: morning(day) });

/** Plans and writes the mails of a day. */
async function run(day: string, now = morning(day)): Promise<void> {
  await planDay(test.payload, { now });
  await composeMails(test.payload, { now });
}

interface Row extends Record<string, unknown> {
  subject: string;
  law: string;
  due: string;
  lead: number;
}

const reminders = async (law = 'bedbug') =>
  (
    await test.payload.db.drizzle.execute<Row>(sql`
      select subject, law, due_on::text as due, lead from follow_reminders where law = ${law}
      order by due_on, lead desc, subject`)
  ).rows;

const bedbug = (lead: number, due = '2026-12-31', subject: string = HOMES[0]) => ({
  subject,
  law: 'bedbug',
  due,
  lead,
});

const mails = async () => (await queuedMails(test.payload)).map(({ to, subject }) => ({ to, subject }));

async function addPortfolio(bbls: readonly string[], createdAt = '2026-01-01T12:00:00.000Z') {
  const { id } = await test.payload.create({ collection: 'portfolios', data: portfolio() });
  for (const bbl of bbls) {
    const data = { portfolio: id, bbl, address: 'Elm Street', createdAt };
    await test.payload.create({ collection: 'portfolio-buildings', data });
  }
  return id;
}

const mark = (id: number, kind: 'done' | 'reopened', bbl: string = HOMES[0]) =>
  test.payload.create({
    collection: 'portfolio-entries',
    data: { portfolio: id, bbl, law: 'bedbug', cycle: '2026', kind },
  });

/** Gives the deadline of the bedbug report another day, as a published change does. */
async function moveBedbug(day: string): Promise<void> {
  await test.payload.db.drizzle.execute(sql`update deadlines set date = ${day} where key = 'bedbug-report'`);
  emitContentEvent({ collection: 'deadlines', change: 'changed' });
}

describe('planning a day', () => {
  it('stores the reminders of the day once, however often it runs', async () => {
    await addFollower(test.payload);
    await plan('2026-12-01');
    await plan('2026-12-01');
    await plan('2026-12-02');
    expect(await reminders()).toEqual([bedbug(30)]);
    await plan('2026-12-24');
    expect(await reminders()).toEqual([bedbug(30), bedbug(7)]);
  });

  it('uses what a follower says about the building, for that follower alone', async () => {
    // A walk-up with an elevator after all: its owner files a yearly inspection report.
    await addFollower(test.payload, { answers: 'elevator=yes&units=2' });
    await addFollower(test.payload);
    await plan('2026-12-01');
    const found = await reminders('elevator');
    expect(found.length).toBeGreaterThan(0);
    const { rows } = await test.payload.db.drizzle.execute<{ followers: number }>(
      sql`select count(distinct follower_id)::int as followers from follow_reminders where law = 'elevator'`,
    );
    expect(rows).toEqual([{ followers: 1 }]);
    // Two homes are too few for the bedbug report.
    expect(await reminders()).toEqual([bedbug(30)]);
  });

  it('stores each reminder once when two processes plan at the same time', async () => {
    for (const bbl of HOMES) await addFollower(test.payload, { subject: bbl });
    await Promise.all([plan('2026-12-01'), plan('2026-12-01')]);
    expect(await reminders()).toEqual(HOMES.map((bbl) => bedbug(30, '2026-12-31', bbl)));
  });

  it('goes on where it was interrupted', async () => {
    await addFollower(test.payload);
    const now = morning('2026-12-01');
    await expect(planDay(test.payload, { now, signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(await reminders()).toEqual([]);
    await planDay(test.payload, { now });
    expect(await reminders()).toEqual([bedbug(30)]);
  });

  it('does nothing before 7 a.m. in New York', async () => {
    await addFollower(test.payload);
    await planDay(test.payload, { now: new Date('2026-12-01T11:59:00Z') });
    expect(await reminders()).toEqual([]);
  });

  it.each([
    ['3 days', '2026-12-04', [30]],
    ['10 days', '2026-12-11', [30]],
    ['26 days', '2026-12-27', [7]],
    ['40 days, beyond the date', '2027-01-10', []],
  ])('catches up after an outage of %s, with the current reminder alone', async (_what, day, leads) => {
    await addFollower(test.payload);
    await plan('2026-11-30');
    await plan(day);
    expect((await reminders()).filter(({ due }) => due === '2026-12-31')).toEqual(
      leads.map((lead) => bedbug(lead)),
    );
  });

  it('reminds nobody whose address or follow is not confirmed', async () => {
    await addFollower(test.payload, { status: 'pending' });
    const { id } = await addFollower(test.payload);
    await test.payload.update({ collection: 'subscribers', id, data: { status: 'unsubscribed' } });
    await plan('2026-12-01');
    expect(await reminders()).toEqual([]);
  });

  it('reminds of the new day when a date moves, twice, and not of a day that it has left', async () => {
    await addFollower(test.payload);
    await plan('2026-12-01');
    await moveBedbug('2026-12-20');
    await plan('2026-12-02');
    await moveBedbug('2026-12-28');
    await plan('2026-12-03');
    await plan('2026-12-21');
    await moveBedbug('2026-12-31');
    expect(await reminders()).toEqual([
      bedbug(30, '2026-12-20'),
      bedbug(30, '2026-12-28'),
      bedbug(7, '2026-12-28'),
      bedbug(30),
    ]);
  });

  it('gives one reminder to a follower of a lot and of a portfolio with it', async () => {
    const id = await addPortfolio([HOMES[0], HOMES[1]]);
    await addFollower(test.payload, {}, { kind: 'portfolio', subject: String(id) });
    await plan('2026-12-01');
    expect(await reminders()).toEqual([bedbug(30), bedbug(30, '2026-12-31', HOMES[1])]);
  });

  it('counts a building of a portfolio from the day on which it was added', async () => {
    const id = await addPortfolio([HOMES[0]], '2026-12-03T12:00:00.000Z');
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    await plan('2026-12-04');
    expect(await reminders()).toEqual([]);
    await plan('2026-12-24');
    expect(await reminders()).toEqual([bedbug(7)]);
  });

  it('leaves out what the last mark of a portfolio says is done', async () => {
    const id = await addPortfolio(HOMES);
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    await mark(id, 'done');
    await mark(id, 'done', HOMES[1]);
    await mark(id, 'reopened', HOMES[1]);
    await plan('2026-12-01');
    expect((await reminders()).map(({ subject }) => subject)).toEqual([HOMES[1], HOMES[2]]);
  });

  it('reminds of the dates of a law and of a module, each once', async () => {
    await addFollower(test.payload, { kind: 'law', subject: 'll87' }, { kind: 'module', subject: 'll97' });
    await plan('2026-12-01');
    expect(await reminders('')).toEqual(
      ['deadline:ll87-report', 'deadline:ll97-credit-doubled'].map((subject) => ({
        subject,
        law: '',
        due: '2026-12-31',
        lead: 30,
      })),
    );
  });
});

describe('writing mails', () => {
  it('puts everything that is due into one mail, and writes it once', async () => {
    const { email, key } = await addFollower(test.payload, {}, { subject: HOMES[1] });
    await run('2026-12-01');
    await run('2026-12-01');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, expiresOn: '2026-12-31' });
    expect(mail?.text).toContain('December 31, 2026 (in 30 days)');
    for (const number of [1, 2]) expect(mail?.text).toContain(`: ${number} Elm Street, Brooklyn: http`);
    expect(mail?.text).toContain(`/buildings/${HOMES[0]}#bedbug`);
    expect(mail?.text).toContain(`/follow/${key}`);
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/follow/unsubscribe/');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says in reminders and digests of a law whose date it is', async () => {
    await addFollower(test.payload, { kind: 'law', subject: 'll152', digest: true });
    await run('2026-12-01');
    const texts = (await queuedMails(test.payload)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toContain('certified (community districts 4, 6, 8, 9 and 16 only): http');
    }
  });

  it('offers to stop the one follow that a mail is about', async () => {
    await addFollower(test.payload);
    await run('2026-12-01');
    const [mail] = await queuedMails(test.payload);
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/follow/stop/');
  });

  it('writes each mail once when two processes do so at the same time', async () => {
    const people = [];
    for (let count = 0; count < 5; count += 1) people.push(await addFollower(test.payload));
    await plan('2026-12-01');
    const now = morning('2026-12-01');
    await Promise.all([composeMails(test.payload, { now }), composeMails(test.payload, { now })]);
    await composeMails(test.payload, { now });
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(
      people.map(({ email }) => email).toSorted(),
    );
  });

  it('names the portfolio of a building, unless its name could be a link', async () => {
    const id = await addPortfolio([HOMES[0]]);
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id), changes: false });
    const reminder = async (name: string) => {
      await test.payload.update({ collection: 'portfolios', id, data: { name } });
      await test.payload.db.drizzle.execute(sql`update follow_reminders set mail_id = null`);
      await test.payload.db.drizzle.execute(sql`truncate follow_mails cascade`);
      await plan('2026-12-01');
      await composeMails(test.payload, { now: morning('2026-12-01') });
      return (await queuedMails(test.payload)).at(-1)?.text;
    };
    expect(await reminder('Two towers')).toContain('1 Elm Street, Brooklyn (Two towers): http');
    expect(await reminder('See evil.example')).not.toContain('evil');
  });

  it('leaves out what was marked as done, or is no longer followed, since it was planned', async () => {
    const portfolioId = await addPortfolio([HOMES[0]]);
    await addFollower(test.payload, { kind: 'portfolio', subject: String(portfolioId), changes: false });
    const { id } = await addFollower(test.payload, { subject: HOMES[1] });
    await plan('2026-12-01');
    await mark(portfolioId, 'done');
    await test.payload.delete({ collection: 'follows', where: { follower: { equals: id } } });
    await composeMails(test.payload, { now: morning('2026-12-01') });
    const texts = (await queuedMails(test.payload)).map(({ text }) => text).join('');
    expect(texts).not.toContain('#bedbug');
  });

  it('writes at most four mails to a follower in 24 hours, and the rest later', async () => {
    const { id, email } = await addFollower(test.payload);
    for (const kind of ['changes', 'changes', 'digest', 'digest']) {
      await test.payload.db.drizzle.execute(sql`
        insert into follow_mails (follower_id, kind, day, job_id, queued_at)
        values (${id}, ${kind}, '2026-11-30', 1, '2026-11-30T20:00:00Z')`);
    }
    await run('2026-12-01');
    expect(await mails()).toEqual([]);
    await run('2026-12-02');
    expect((await mails()).map(({ to }) => to)).toEqual([email]);
  });

  it('writes the digest of a month once, and catches it up until the third', async () => {
    await addFollower(test.payload, { digest: true, remind30: false, remind7: false });
    await run('2026-12-03');
    await run('2026-12-03', new Date('2026-12-03T20:00:00Z'));
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your next 90 days: \d+ dates?$/);
    expect(mail?.text).toContain('December 2026\n- December 31: ');
    await clearFollowing(test.payload);
    await addFollower(test.payload, { digest: true, remind30: false, remind7: false });
    await run('2026-12-04');
    expect(await mails()).toEqual([]);
  });
});

describe('a change of a lot', () => {
  it('is mailed with its reason after another list was loaded, once, to those who want it', async () => {
    const quiet = { remind30: false, remind7: false };
    const { email } = await addFollower(test.payload, quiet);
    await addFollower(test.payload, { ...quiet, changes: false });
    await run('2026-11-24');
    await loadList(test.payload, '2027-03', [HOMES[0]]);
    await run('2026-11-25');
    await run('2026-11-26');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(
      '1 Elm Street, Brooklyn: Now on the Covered Buildings List for Local Law 97. ' +
        'Why: The Covered Buildings List of March 2027 was loaded.',
    );
  });

  it('is told with both dates when a date moves', async () => {
    await addFollower(test.payload, { remind30: false, remind7: false });
    await run('2026-11-24');
    await moveBedbug('2027-01-31');
    await run('2026-11-25');
    await moveBedbug('2026-12-31');
    const [mail] = await queuedMails(test.payload);
    expect(mail?.text).toContain('is now due on January 31, 2027.');
    expect(mail?.text).toContain('The date has moved from December 31, 2026 to January 31, 2027.');
  });

  it('is told once to a follower whom a notice about the deadline has reached', async () => {
    await addFollower(test.payload, { remind30: false, remind7: false });
    await plan('2026-11-24');
    await moveBedbug('2027-01-31');
    vi.useFakeTimers({ toFake: ['Date'], now: morning('2026-11-24') });
    await inTransaction(test.payload, (req) =>
      recordNotice(req, {
        entry: { kind: 'deadline', key: 'bedbug-report' },
        text: 'The bedbug report is now due in January.',
        reason: 'We corrected our list of dates.',
      }),
    );
    vi.useRealTimers();
    await run('2026-11-25');
    await moveBedbug('2026-12-31');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The bedbug report is now due in January.');
    expect(mail?.text).not.toContain('is now due on January 31, 2027.');
  });

  it('is none when a cycle goes on to its next year, or when a set is missing after a restore', async () => {
    await addFollower(test.payload, { remind30: false, remind7: false });
    await run('2026-12-31');
    await run('2027-01-01');
    await test.payload.db.drizzle.execute(sql`truncate city.lots`);
    await run('2027-01-02');
    expect(await mails()).toEqual([]);
  });
});

describe('a mail that was not sent in time', () => {
  it('is not sent after its first date, and its other dates are mailed again', async () => {
    await moveBedbug('2026-11-20');
    await addFollower(test.payload, { remind60: true });
    await run('2026-11-20');
    await moveBedbug('2026-12-31');
    expect(await queuedMails(test.payload)).toMatchObject([{ expiresOn: '2026-11-20' }]);
    vi.useFakeTimers({ toFake: ['Date'], now: morning('2026-11-21') });
    await test.payload.jobs.run({ queue: 'bulkMail', silent: true });
    vi.useRealTimers();
    expect(await queuedMails(test.payload)).toEqual([]);
    await composeMails(test.payload, { now: morning('2026-11-21') });
    const [again, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(again?.text).toContain(`${HOMES[0]}#ll55`);
    expect(again?.text).not.toContain('#bedbug');
  });
});
