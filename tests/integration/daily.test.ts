import { sql } from '@payloadcms/db-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#cms/database/transactions.ts';
import { emitContentEvent } from '#cms/events/hub.ts';
import { followerCounts } from '#collections/following/follower-counts.ts';
import * as notices from '#collections/following/notices.ts';
import { notifyFollowers } from '#collections/following/notify-followers.ts';
import { markBounced } from '#collections/mail/bounces.ts';
import {
  addFollower,
  addPortfolio,
  clearFollowing,
  HOMES,
  insertHomes,
  loadList,
  morning,
  queuedMails,
} from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

beforeEach(async () => {
  await clearFollowing(test.payload);
  await insertHomes(test.payload);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await moveBedbug('2026-12-31');
});

afterAll(() => test.close());

const notify = (day: string) => notifyFollowers(test.payload, { now: morning(day) });

/** Returns the keys of sent notifications that contain these words, such as "bedbug 2026 2026-12-31 30". */
const sentKeys = async (words: string) =>
  (
    await test.payload.db.drizzle.execute<{ key: string }>(sql`
      select key from sent_notifications where key like ${`%${words}%`} and key <> 'day' order by due_on, key desc, subscriber_id`)
  ).rows.map(({ key }) => key);

const bedbug = (lead: number, due = '2026-12-31', subject: string = HOMES[0]) =>
  `reminder ${subject} bedbug 2026 ${due} ${lead}`;

const recipients = async () => (await queuedMails(test.payload)).map(({ to }) => to).toSorted();

const texts = async () => (await queuedMails(test.payload)).map(({ text }) => text);

const mark = (id: number, kind: 'done' | 'reopened', bbl: string = HOMES[0]) =>
  test.payload.create({
    collection: 'portfolio-entries',
    data: { portfolio: id, bbl, law: 'bedbug', cycle: '2026', kind },
  });

/** Moves the bedbug report deadline to this day, as a published change does. */
async function moveBedbug(day: string): Promise<void> {
  await test.payload.db.drizzle.execute(sql`update deadlines set date = ${day} where key = 'bedbug-report'`);
  emitContentEvent({ collection: 'deadlines', change: 'changed' });
}

const BEDBUG_REPORT = { kind: 'deadline', key: 'bedbug-report' } as const;

/** Sends a notice on November 24, 2026, after that day's emails. */
async function sendNotice(notice: Parameters<typeof notices.createNotice>[1]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') });
  const decision = { version: 'deadlines/1', state: 'sent', byName: 'Ada Admin' } as const;
  const recipients = await inTransaction(test.payload, (req) => notices.createNotice(req, notice, decision));
  vi.useRealTimers();
  return recipients;
}

const QUIET = { remind30: false, remind7: false };

describe('reminders', () => {
  it('are sent once, no matter how often the job runs', async () => {
    await addFollower(test.payload);
    await notify('2026-12-01');
    await notify('2026-12-01');
    await notify('2026-12-02');
    expect(await sentKeys('bedbug')).toEqual([bedbug(30)]);
    await notify('2026-12-24');
    expect(await sentKeys('bedbug')).toEqual([bedbug(7), bedbug(30)]);
    expect((await texts()).filter((text) => text.includes('#bedbug'))).toHaveLength(2);
  });

  it("use each follower's own answers about the building, even in the link", async () => {
    // The city's record is of a walk-up, but the follower answers that it has an elevator, which needs a yearly inspection.
    const { email } = await addFollower(test.payload, { answers: 'elevator=yes&units=2' });
    await addFollower(test.payload);
    await notify('2026-12-01');
    // A building with only two homes needs no bedbug report.
    expect(await sentKeys('bedbug')).toEqual([bedbug(30)]);
    const withElevator = (await queuedMails(test.payload)).filter(({ text }) => text.includes('#elevator'));
    expect(withElevator.map(({ to }) => to)).toEqual([email]);
    expect(withElevator[0]?.text).toContain(`/buildings/${HOMES[0]}?elevator=yes&units=2#elevator`);
  });

  it('are sent once even if two processes run', async () => {
    const people = [];
    for (const bbl of HOMES) people.push(await addFollower(test.payload, { subject: bbl }));
    await Promise.all([notify('2026-12-01'), notify('2026-12-01')]);
    await notify('2026-12-01');
    expect(await recipients()).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('continue where they were interrupted', async () => {
    const people = [await addFollower(test.payload), await addFollower(test.payload)];
    const stopped = new AbortController();
    const info = vi.spyOn(test.payload.jobs, 'queue').mockImplementationOnce(async (...args) => {
      stopped.abort();
      info.mockRestore();
      return test.payload.jobs.queue(...args);
    });
    await notifyFollowers(test.payload, { now: morning('2026-12-01'), signal: stopped.signal });
    expect(await recipients()).toEqual([people[0]?.email]);
    await notify('2026-12-01');
    expect(await recipients()).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('still reach everyone else when sending to one follower fails, and reach that follower in the next run', async () => {
    const people = [await addFollower(test.payload), await addFollower(test.payload)];
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('No more disk space'));
    await notify('2026-12-01');
    expect(await recipients()).toEqual([people[1]?.email]);
    expect(await sentKeys('bedbug')).toEqual([bedbug(30)]);
    await notify('2026-12-01');
    expect(await recipients()).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('are not sent before 7 a.m. in New York', async () => {
    await addFollower(test.payload);
    await notifyFollowers(test.payload, { now: new Date('2026-12-01T11:59:00Z') });
    expect(await recipients()).toEqual([]);
  });

  it('are not sent for an unconfirmed follow or to an unsubscribed email address', async () => {
    await addFollower(test.payload, { status: 'pending' });
    const { id } = await addFollower(test.payload);
    await test.payload.update({ collection: 'subscribers', id, data: { status: 'unsubscribed' } });
    await notify('2026-12-01');
    expect(await recipients()).toEqual([]);
  });

  it('name the new date each time a date moves, and never an outdated one', async () => {
    await addFollower(test.payload);
    await notify('2026-12-01');
    await moveBedbug('2026-12-20');
    await notify('2026-12-02');
    await moveBedbug('2026-12-28');
    await notify('2026-12-03');
    await notify('2026-12-21');
    expect(await sentKeys('bedbug')).toEqual([
      bedbug(30, '2026-12-20'),
      bedbug(7, '2026-12-28'),
      bedbug(30, '2026-12-28'),
      bedbug(30),
    ]);
  });

  it('are sent once for a lot that is followed both directly and in a portfolio', async () => {
    const id = await addPortfolio(test.payload, [HOMES[0], HOMES[1]]);
    await addFollower(test.payload, {}, { kind: 'portfolio', subject: String(id) });
    await notify('2026-12-01');
    expect(await sentKeys('bedbug')).toEqual([bedbug(30, '2026-12-31', HOMES[1]), bedbug(30)]);
  });

  it('cover a portfolio building only from the day it was added', async () => {
    const id = await addPortfolio(test.payload, [HOMES[0]], '2026-12-03T12:00:00.000Z');
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    await notify('2026-12-04');
    expect(await sentKeys('bedbug')).toEqual([]);
    await notify('2026-12-24');
    expect(await sentKeys('bedbug')).toEqual([bedbug(7)]);
  });

  it('skip dates that are marked as done in the portfolio, unless they were reopened', async () => {
    const id = await addPortfolio(test.payload, HOMES);
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    await mark(id, 'done');
    await mark(id, 'done', HOMES[1]);
    await mark(id, 'reopened', HOMES[1]);
    await notify('2026-12-01');
    expect(await sentKeys('bedbug')).toEqual([
      bedbug(30, '2026-12-31', HOMES[2]),
      bedbug(30, '2026-12-31', HOMES[1]),
    ]);
  });

  it('list each date of a followed law or module once', async () => {
    await addFollower(test.payload, { kind: 'law', subject: 'll87' }, { kind: 'module', subject: 'll97' });
    await notify('2026-12-01');
    expect(await sentKeys('deadline')).toEqual([
      'reminder deadline ll97-credit-doubled 2026-12-31 30',
      'reminder deadline ll87-report 2026-12-31 30',
    ]);
  });

  it('arrive in one email with all due dates, links to the buildings and unsubscribe links', async () => {
    const { email, key } = await addFollower(test.payload, {}, { subject: HOMES[1] });
    await notify('2026-12-01');
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

  it('offer to stop just the follow that they are about', async () => {
    await addFollower(test.payload);
    await notify('2026-12-01');
    const [mail] = await queuedMails(test.payload);
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/follow/stop/');
  });

  it("say whom a law's date applies to, as digests do", async () => {
    await addFollower(test.payload, { kind: 'law', subject: 'll152', digest: true });
    await notify('2026-12-01');
    expect(await texts()).toHaveLength(2);
    for (const text of await texts()) {
      expect(text).toContain('certified (community districts 4, 6, 8, 9 and 16 only): http');
    }
  });

  it.each([
    ['name a portfolio such as', 'Two towers', '1 Elm Street, Brooklyn (Two towers): http'],
    ['omit a portfolio name that looks like a domain:', 'See evil.example', '1 Elm Street, Brooklyn: http'],
  ])('%s %j', async (_what, name, text) => {
    const id = await addPortfolio(test.payload, [HOMES[0]]);
    await test.payload.update({ collection: 'portfolios', id, data: { name } });
    await addFollower(test.payload, { kind: 'portfolio', subject: String(id) });
    await notify('2026-12-01');
    expect((await texts()).join('')).toContain(text);
  });

  it('are dropped once they expire, and a new email with the remaining dates is queued the same day', async () => {
    await moveBedbug('2026-11-20');
    await addFollower(test.payload, { remind60: true });
    await notify('2026-11-20');
    expect(await queuedMails(test.payload)).toMatchObject([{ expiresOn: '2026-11-20' }]);
    await moveBedbug('2026-12-31');
    vi.useFakeTimers({ toFake: ['Date'], now: morning('2026-11-21') });
    await test.payload.jobs.run({ queue: 'bulkMail', silent: true });
    vi.useRealTimers();
    expect(await queuedMails(test.payload)).toEqual([]);
    await notify('2026-11-21');
    const [again] = await queuedMails(test.payload);
    expect(again?.text).toContain(`${HOMES[0]}#ll55`);
    expect(again?.text).not.toContain('November 20');
  });
});

describe('the digest', () => {
  const DIGEST = { ...QUIET, digest: true };

  it('is sent once a month, by the third day at the latest', async () => {
    await addFollower(test.payload, DIGEST);
    await notify('2026-12-02');
    await notify('2026-12-03');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your next 90 days: \d+ dates?$/);
    expect(mail?.text).toContain('December 2026\n- December 31: ');
    await notify('2027-01-01');
    expect(await queuedMails(test.payload)).toHaveLength(2);
  });

  it('is not sent after the third day', async () => {
    await addFollower(test.payload, DIGEST);
    await notify('2026-12-04');
    expect(await recipients()).toEqual([]);
  });
});

describe("a change to a lot's laws or dates", () => {
  it('that a newly loaded list causes is emailed once, with its reason, to followers who opted in', async () => {
    const { email } = await addFollower(test.payload, QUIET);
    await addFollower(test.payload, { ...QUIET, changes: false });
    await notify('2026-11-24');
    await loadList(test.payload, '2027-03', [HOMES[0]]);
    await notify('2026-11-25');
    await notify('2026-11-26');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(
      '1 Elm Street, Brooklyn: Building emissions: yearly limits (Local Law 97 of 2019, Article 320) now applies. ' +
        'Why: The Covered Buildings List of March 2027 was loaded.',
    );
  });

  it("depends on each follower's own answers about the lot", async () => {
    const { email } = await addFollower(test.payload, QUIET);
    await addFollower(test.payload, { ...QUIET, answers: 'units=12' });
    await notify('2026-11-24');
    await test.payload.db.drizzle.execute(sql`update city.lots set units = 2, version = '26v3'`);
    await notify('2026-11-25');
    const mails = (await queuedMails(test.payload)).filter(({ text }) => text.includes('#bedbug'));
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(mails[0]?.text).toContain('no longer applies. Why: PLUTO 26v3 was loaded.');
  });

  it('is not reported when the follower changes their answers', async () => {
    const { id } = await addFollower(test.payload, QUIET);
    await notify('2026-11-24');
    const where = { follower: { equals: id } };
    await test.payload.update({ collection: 'follows', where, data: { answers: 'units=2' } });
    await notify('2026-11-25');
    await notify('2026-11-26');
    expect(await texts()).toEqual([]);
  });

  it('names both dates when a date moves', async () => {
    await addFollower(test.payload, QUIET);
    await notify('2026-11-24');
    await moveBedbug('2027-01-31');
    await notify('2026-11-25');
    const [text] = await texts();
    expect(text).toContain('is now due on January 31, 2027.');
    expect(text).toContain('The date has moved from December 31, 2026 to January 31, 2027.');
  });

  it('is reported once to a follower who also gets a notice about the deadline', async () => {
    await addFollower(test.payload, QUIET);
    await notify('2026-11-24');
    await moveBedbug('2027-01-31');
    await sendNotice({
      entry: BEDBUG_REPORT,
      text: 'The bedbug report is now due in January.',
      reason: 'We corrected our list of dates.',
    });
    await notify('2026-11-25');
    await notify('2026-11-26');
    const [text, ...others] = await texts();
    expect(others).toEqual([]);
    expect(text).toContain('The bedbug report is now due in January.');
    expect(text).not.toContain('is now due on January 31, 2027.');
  });

  it('is emailed once to opted-in followers of the law and affected buildings if a notice announces it', async () => {
    const law = await addFollower(test.payload, { ...QUIET, kind: 'law', subject: 'bedbug' }, QUIET);
    const building = await addFollower(test.payload, { ...QUIET, subject: HOMES[1] });
    await addFollower(test.payload, { ...QUIET, changes: false });
    await addFollower(test.payload, { ...QUIET, kind: 'law', subject: 'll33' });
    await notify('2026-11-24');
    const notice = {
      entry: BEDBUG_REPORT,
      text: 'The report is due a month later.',
      reason: 'HPD published it.',
    };
    const preview = await inTransaction(test.payload, (req) => notices.previewNotice(req, notice));
    expect(preview.recipients).toBe(2);
    expect(await sendNotice(notice)).toBe(2);
    await notify('2026-11-25');
    await notify('2026-11-26');
    const mails = await queuedMails(test.payload);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([law.email, building.email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain('- The report is due a month later. Why: HPD published it. http');
      expect(text).toContain('/laws/bedbug');
    }
  });

  it('is not reported when a cycle rolls over, or when a data set is missing after a restore', async () => {
    await addFollower(test.payload, QUIET);
    await notify('2026-12-31');
    await notify('2027-01-01');
    await test.payload.db.drizzle.execute(sql`truncate city.lots`);
    await notify('2027-01-02');
    expect(await texts()).toEqual([]);
  });

  it('is no longer tracked when the follow ends', async () => {
    const { id } = await addFollower(test.payload, QUIET, { ...QUIET, subject: HOMES[1] });
    await notify('2026-11-24');
    const where = { follower: { equals: id }, subject: { equals: HOMES[0] } };
    await test.payload.delete({ collection: 'follows', where });
    await notify('2026-11-25');
    const { rows } = await test.payload.db.drizzle.execute(sql`select bbl::text from seen`);
    expect(rows).toEqual([{ bbl: HOMES[1] }]);
  });
});

describe('followerCounts', () => {
  it('counts followers by status, kind of follow and week', async () => {
    await addFollower(test.payload, {}, { kind: 'law', subject: 'll97-320' });
    const { id } = await addFollower(test.payload);
    await test.payload.update({ collection: 'subscribers', id, data: { status: 'pending' } });
    const counts = await followerCounts(test.payload);
    expect(counts).toMatchObject({ confirmed: 1, pending: 1, byKind: { building: 1, law: 1, module: 0 } });
    expect(counts.perWeek).toHaveLength(12);
    expect(counts.perWeek.at(-1)?.count).toBe(1);
  });
});

describe('an email address that a mail server permanently rejects', () => {
  it('receives no more emails', async () => {
    const { id, email } = await addFollower(test.payload);
    const reason = 'The mail server rejected this recipient (550).';
    await inTransaction(test.payload, (req) => markBounced(req, email.toUpperCase(), reason));
    const stored = await test.payload.findByID({ collection: 'subscribers', id });
    expect(stored).toMatchObject({ status: 'bounced', bounceReason: reason });
    await notify('2026-12-01');
    expect(await queuedMails(test.payload)).toEqual([]);
  });
});
