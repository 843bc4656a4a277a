import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyFollowers } from '#collections/following/notify-followers.ts';
import { insertCityRows } from '../support/buildings/city-rows.ts';
import { loadRecords, unloadRecords } from '../support/city-record.ts';
import {
  addFollower,
  addPortfolio,
  clearFollowing,
  HOMES,
  insertHomes,
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

afterAll(() => test.close());

const QUIET = { remind30: false, remind7: false, changes: false };

const FIRST = '2026-11-24';
const SECOND = '2026-11-25';

const run = (day: string) => notifyFollowers(test.payload, { now: morning(day) });

const violation = (key: string, changes: Readonly<Record<string, string | number>> = {}) => ({
  key,
  bbl: HOMES[0],
  hazard_class: 'C',
  approved_on: '2026-11-01',
  open_or_close: 'Open',
  ...changes,
});

const hearing = (changes: Readonly<Record<string, string | number>> = {}) => ({
  key: '203456789X',
  ticket: '0203456789X',
  bbl: HOMES[0],
  agency: 'SANITATION RECYCLING',
  violated_on: '2026-10-01',
  hearing_status: 'DEFAULTED',
  balance: 300,
  codes: [],
  sections: [],
  charges: [],
  ...changes,
});

const hpd = (...rows: ReturnType<typeof violation>[]) => loadRecords(test.payload, 'hpd-violations', rows);

const oath = (...rows: ReturnType<typeof hearing>[]) => loadRecords(test.payload, 'oath-hearings', rows);

/** Returns the lines about changes in all emails, without the building and the reason. */
const lines = async () =>
  (await queuedMails(test.payload)).flatMap(({ text }) =>
    [...text.matchAll(/The city's record shows (.+?) Why:/g)].map(([, line]) => line),
  );

const NEW = 'a new HPD violation 2 (class C).';

describe('a change in the record of a followed building', () => {
  it('such as a new violation is reported in one email, with the reason and a link to the record', async () => {
    const { email } = await addFollower(test.payload, QUIET);
    await hpd(violation('1'));
    await run(FIRST);
    await hpd(violation('1'), violation('2', { words: 'PAINT AT APARTMENT 9Z' }));
    await run(SECOND);
    await run(SECOND);
    await run('2026-11-26');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain(
      `1 Elm Street, Brooklyn: The city's record shows ${NEW} Why: That is what the city's data on HPD violations says,`,
    );
    expect(mail?.text).toContain(`/buildings/${HOMES[0]}/record`);
    expect(mail?.text).not.toMatch(/PAINT|APARTMENT/);
  });

  it('is emailed once after a failed run, even if two processes retry it', async () => {
    await addFollower(test.payload, QUIET);
    await hpd(violation('1'));
    await run(FIRST);
    await hpd(violation('1'), violation('2'));
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('No more disk space'));
    await run(SECOND);
    expect(await lines()).toEqual([]);
    await Promise.all([run(SECOND), run(SECOND)]);
    await run('2026-11-26');
    expect(await lines()).toEqual([NEW]);
  });

  it('is not reported while a data set is missing, or when that data set is reloaded', async () => {
    await addFollower(test.payload, QUIET);
    await hpd(violation('1'), violation('2'));
    await oath(hearing());
    await run(FIRST);
    await unloadRecords(test.payload, 'hpd-violations');
    await run(SECOND);
    await unloadRecords(test.payload, 'oath-hearings');
    await run('2026-11-26');
    await hpd(violation('1'), violation('2'));
    await run('2026-11-27');
    await oath(hearing());
    await run('2026-11-27');
    expect(await lines()).toEqual([]);
    await hpd(violation('1'), violation('2'), violation('3'));
    await run('2026-11-28');
    expect(await lines()).toEqual(['a new HPD violation 3 (class C).']);
  });

  it('is emailed when a row is updated in place, even if only its BIN links the row to the building', async () => {
    await addFollower(test.payload, QUIET);
    await insertCityRows(test.payload, 'building_ids', [{ bin: 3_000_001, bbl: HOMES[0] }]);
    await hpd(violation('1'), violation('2', { bin: 3_000_001, bbl: HOMES[1] }));
    await run(FIRST);
    await test.payload.db.drizzle.execute(
      sql`update city.hpd_violations set open_or_close = 'Close' where key = '2'`,
    );
    await run(SECOND);
    expect(await lines()).toEqual(['HPD violation 2 (class C) as closed.']);
  });

  it('is emailed to followers of a portfolio, and only once to those who also follow the building', async () => {
    const id = String(await addPortfolio(test.payload, [HOMES[0], HOMES[1]]));
    const both = await addFollower(test.payload, QUIET, { ...QUIET, kind: 'portfolio', subject: id });
    const other = await addFollower(test.payload, { ...QUIET, kind: 'portfolio', subject: id });
    await hpd(violation('1'));
    await run(FIRST);
    await hpd(violation('1'), violation('2'));
    await run(SECOND);
    expect((await queuedMails(test.payload)).map(({ to }) => to).toSorted()).toEqual(
      [both.email, other.email].toSorted(),
    );
    expect(await lines()).toEqual([NEW, NEW]);
  });

  it('is emailed only to followers who opted in before it happened', async () => {
    const { id } = await addFollower(test.payload, { ...QUIET, changes: true, record: false });
    await hpd(violation('1'));
    await run(FIRST);
    await hpd(violation('1'), violation('2'));
    await run(SECOND);
    const where = { follower: { equals: id } };
    await test.payload.update({ collection: 'follows', where, data: { record: true } });
    await run('2026-11-26');
    expect(await lines()).toEqual([]);
  });

  it('such as a missing filing is reported only once', async () => {
    const report = { key: '1', bbl: HOMES[0], period_end: '2025-10-31', filed_on: '2025-12-01' };
    await addFollower(test.payload, QUIET);
    await loadRecords(test.payload, 'bedbug-reports', [report]);
    await run(FIRST);
    await loadRecords(test.payload, 'bedbug-reports', []);
    await run(SECOND);
    await run('2026-11-26');
    const [mail, ...others] = await queuedMails(test.payload);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Why: That is what the city's record says.");
  });
});

describe('what to do now', () => {
  it('comes first in the digest, and reminders mention when the last filing is not on record', async () => {
    await addFollower(test.payload, { digest: true, remind30: true, remind7: false, changes: false });
    await loadRecords(test.payload, 'bedbug-reports', []);
    await hpd(violation('1', { correct_by: '2026-11-30' }));
    await run('2026-12-01');
    const texts = (await queuedMails(test.payload)).map(({ subject, text }) => ({ subject, text }));
    const digest = texts.find(({ subject }) => subject.startsWith('Your next 90 days'));
    expect(digest?.text).toMatch(
      /Now\n- 1 Elm Street, Brooklyn: One violation had to be corrected by November 30, 2026\. \S+#record/,
    );
    const reminder = texts.find(({ subject }) => !subject.startsWith('Your next 90 days'));
    expect(reminder?.text).toMatch(
      /- Bedbug report: 1 Elm Street, Brooklyn \(the last one due isn't on record\): \S+#bedbug/,
    );
  });
});
