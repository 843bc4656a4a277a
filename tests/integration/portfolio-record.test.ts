import { sql } from '@payloadcms/db-postgres';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInNewYork } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { loadRecords, unloadRecords } from '../support/city-record.ts';
import { portfolio } from '../support/factories.ts';
import { addFollower, clearFollowing, HOMES, insertHomes } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let buildings: typeof import('#app/features/portfolios/buildings.server.ts');
let files: typeof import('#app/features/portfolios/files.server.ts');
let buildingFiles: typeof import('#app/features/buildings/files.server.ts');
let following: typeof import('#app/features/following/calendar.server.ts');

let key: string;

const [FIRST, SECOND, THIRD] = HOMES;

const TODAY = dayInNewYork(new Date());

const violation = (own: string, bbl: string, correctBy = addDays(TODAY, -5)) => ({
  key: own,
  bbl,
  hazard_class: 'C',
  approved_on: '2026-11-01',
  open_or_close: 'Open',
  correct_by: correctBy,
  words: 'PAINT AT APARTMENT 9Z',
});

const summons = (own: string, bbl: string, changes: Readonly<Record<string, string | number>>) => ({
  key: own,
  ticket: `0${own}`,
  bbl,
  agency: 'SANITATION RECYCLING',
  violated_on: '2026-10-01',
  codes: [],
  sections: [],
  charges: [],
  ...changes,
});

beforeAll(async () => {
  test = await createTestPayload();
  buildings = await import('#app/features/portfolios/buildings.server.ts');
  files = await import('#app/features/portfolios/files.server.ts');
  buildingFiles = await import('#app/features/buildings/files.server.ts');
  following = await import('#app/features/following/calendar.server.ts');
});

beforeEach(async () => {
  await clearFollowing(test.payload);
  await insertHomes(test.payload);
  key = newPublicId();
  const data = { ...portfolio(), key };
  const { id } = await test.payload.create({ collection: 'portfolios', data });
  for (const [index, bbl] of HOMES.entries()) {
    const building = { portfolio: id, bbl, address: `${index + 1} Elm Street` };
    await test.payload.create({ collection: 'portfolio-buildings', data: building });
  }
});

afterAll(() => test.close());

/** Loads all required data sets, as of today. The second building owes money, and the third has a hearing pending. */
async function loadAll(): Promise<void> {
  await loadRecords(test.payload, 'hpd-violations', [
    violation('1', THIRD),
    violation('2', THIRD),
    violation('3', FIRST, addDays(TODAY, 5)),
  ]);
  await loadRecords(test.payload, 'oath-hearings', [
    summons('203456789X', SECOND, { hearing_status: 'DEFAULTED', balance: 1250 }),
    summons('203456790X', THIRD, {
      hearing_status: 'NEW ISSUANCE',
      hearing_on: addDays(TODAY, 40),
      balance: 300,
    }),
  ]);
  for (const set of ['dob-violations', 'dob-safety-violations', 'dob-ecb-violations'] as const)
    await loadRecords(test.payload, set, []);
  await test.payload.db.drizzle.execute(sql`update city.sets set as_of = now()`);
}

const argsFor = (params: Record<string, string>, query = '') =>
  ({ request: new Request(`https://example.com/x${query}`), params, context: {} }) as never;

const view = (query = '') => buildings.loadBuildings(argsFor({ key }, query));

const shown = async (query = '') => (await view(query)).page.items.map(({ bbl }) => bbl);

/** Returns the open items, the balance due and the next hearing of each building. */
const recordsShown = async () =>
  (await view('?sort=address')).page.items.map(({ figures }) => figures.slice(0, 3).map(([, text]) => text));

const csvRows = async (query = '') => {
  const response = await files.portfolioFileResponse(argsFor({ key, format: 'csv' }, query));
  const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
  return rows;
};

const eventDays = (text: string): Record<string, string> =>
  Object.fromEntries(
    new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event): [string, string] => [
        String(event.getFirstPropertyValue('uid')).replace(/@.*/, ''),
        new ICAL.Event(event).startDate.toString(),
      ])
      .filter(([uid]) => /^(?:hearing|correction)-/.test(uid)),
  );

describe('the buildings of a portfolio', () => {
  it('show open items, balances and hearings', async () => {
    await loadAll();
    expect(await recordsShown()).toEqual([
      ['1', '$0', 'none'],
      ['1', '$1,250', 'none'],
      ['3', '$0', longDay(addDays(TODAY, 40))],
    ]);
  });

  it('are sorted by urgency or by each of these columns, and can be filtered by them', async () => {
    await loadAll();
    expect(await shown()).toEqual([THIRD, FIRST, SECOND]);
    expect(await shown('?sort=open')).toEqual([THIRD, FIRST, SECOND]);
    expect(await shown('?sort=due')).toEqual([SECOND, FIRST, THIRD]);
    expect(await shown('?sort=hearing')).toEqual([THIRD, FIRST, SECOND]);
    expect(await shown('?sort=address')).toEqual([FIRST, SECOND, THIRD]);
    expect(await shown('?sort=nonsense')).toEqual([THIRD, FIRST, SECOND]);
    expect(await shown('?only=open&sort=address')).toEqual([FIRST, SECOND, THIRD]);
    expect(await shown('?only=due')).toEqual([SECOND]);
    expect(await shown('?only=hearing&sort=due')).toEqual([THIRD]);
    expect(await view('?only=due')).toMatchObject({ total: 3, listQuery: 'only=due' });
  });

  it('name missing data sets, and mark numbers as minimums if a data set is missing or old', async () => {
    expect(await recordsShown()).toEqual(HOMES.map(() => ['not loaded', 'not loaded', 'not loaded']));
    await loadAll();
    await unloadRecords(test.payload, 'dob-ecb-violations');
    const none = 'none found, but some of the city’s data is missing or old';
    expect((await recordsShown()).slice(0, 2)).toEqual([
      ['at least 1', none, none],
      ['at least 1', 'at least $1,250', none],
    ]);
    await loadAll();
    await test.payload.db.drizzle.execute(sql`
      update city.sets set as_of = now() - interval '60 days' where name = 'hpd-violations'`);
    expect((await recordsShown())[0]).toEqual(['at least 1', '$0', 'none']);
  });
});

describe('what to do now', () => {
  it("is listed before the dates, and on a follower's page", async () => {
    await loadAll();
    const [{ loadDatesPage }, { loadManaged }] = await Promise.all([
      import('#app/features/portfolios/dates.server.ts'),
      import('#app/features/following/manage.server.ts'),
    ]);
    const { now, summary } = await loadDatesPage(argsFor({ key }));
    expect(now.map(({ bbl }) => bbl)).toEqual([THIRD, THIRD, FIRST, SECOND]);
    const hearing = longDay(addDays(TODAY, 40));
    expect(summary).toContain(`3 buildings · 5 open items, $1,250 due, next hearing ${hearing} · `);
    const follower = await addFollower(test.payload, { subject: THIRD });
    const own = newPublicId();
    await test.payload.update({ collection: 'subscribers', id: follower.id, data: { key: own } });
    const { groups } = await loadManaged(argsFor({ key: own }));
    expect(groups[0]?.items[0]?.now).toEqual([expect.stringMatching(/^Two violations are past /)]);
  });
});

describe('the exports of a portfolio', () => {
  it('start with what to do now', async () => {
    await loadAll();
    const rows = await csvRows();
    expect(rows.slice(0, 4).map(({ When, BBL }) => [When, BBL])).toEqual(
      [THIRD, THIRD, FIRST, SECOND].map((bbl) => ['Now', bbl]),
    );
    expect(rows.find(({ When }) => When === 'Later')).toMatchObject({
      Date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      Done: '',
    });
  });

  it("list buildings in the page's order and filter, with plain numbers, ISO dates and empty cells", async () => {
    const empty = {
      'Open items': '',
      'Balance due': '',
      'Next hearing': '',
      'City data missing or old': 'Yes',
    };
    expect(await csvRows('?list=buildings')).toMatchObject(HOMES.map(() => empty));
    await loadAll();
    const overdue = `Two violations are past their correction date, the earliest ${longDay(addDays(TODAY, -5))}. And 1 more.`;
    const correct = `Correct one violation by ${longDay(addDays(TODAY, 5))}.`;
    const rows = [
      [THIRD, '3 Elm Street, Brooklyn', '3', '0', addDays(TODAY, 40), overdue],
      [FIRST, '1 Elm Street, Brooklyn', '1', '0', '', correct],
      [SECOND, '2 Elm Street, Brooklyn', '1', '1250', '', '$1,250 due on one summons.'],
    ];
    expect(await csvRows('?list=buildings&sort=open')).toMatchObject(
      rows.map(([BBL, Building, open, due, hearing, now]) => ({
        Building,
        Name: '',
        BBL,
        'To do now': now,
        'Open items': open,
        'Balance due': due,
        'Next hearing': hearing,
        'City data missing or old': '',
        'LL97 penalty per year 2024-2029': '',
      })),
    );
    const urgent = await csvRows('?list=buildings');
    expect(urgent.map(({ BBL }) => BBL)).toEqual([THIRD, FIRST, SECOND]);
    expect((await csvRows('?list=buildings&only=due')).map(({ BBL }) => BBL)).toEqual([SECOND]);
  });

  it('list hearings and correction dates, like the calendars of the building and its followers', async () => {
    await loadAll();
    const [hearing, correction] = ['hearing-summons-203456790x', 'correction-hpd-violations-3'];
    const both = { [hearing]: addDays(TODAY, 40), [correction]: addDays(TODAY, 5) };
    const calendarKey = newPublicId();
    const where = { key: { equals: key } };
    await test.payload.update({ collection: 'portfolios', where, data: { calendarKey } });
    const feed = await files.portfolioCalendarResponse(argsFor({ calendarKey }));
    expect(eventDays(await feed.text())).toEqual(both);
    const file = await files.portfolioFileResponse(argsFor({ key, format: 'ics' }));
    expect(eventDays(await file.text())).toEqual(both);
    const own = await buildingFiles.buildingCalendarResponse(new Request('https://example.com/x'), FIRST);
    const text = await own.text();
    expect(eventDays(text)).toEqual({ [correction]: addDays(TODAY, 5) });
    expect(text).not.toContain('PAINT');
    const follower = await addFollower(test.payload, { subject: THIRD });
    const followerKey = newPublicId();
    await test.payload.update({
      collection: 'subscribers',
      id: follower.id,
      data: { calendarKey: followerKey },
    });
    const followed = await following.followerCalendarResponse(
      new Request('https://example.com/x'),
      { takeGuess: () => Promise.resolve(undefined) },
      followerKey,
    );
    expect(eventDays(await followed.text())).toEqual({ [hearing]: addDays(TODAY, 40) });
  });
});
