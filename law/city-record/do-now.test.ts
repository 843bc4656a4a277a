import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, cityRecord, NO_CODES } from '#tests/support/city-record.ts';
import type { Verdict } from '../buildings/decision.ts';
import type { LawId } from '../buildings/rules/index.ts';
import { addDays } from '../days.ts';
import { codeMapFrom } from './code-map.ts';
import { DO_NOW_KINDS, doNow, lawsToDoNow } from './do-now.ts';
import { type FilingLine, lawFiling } from './filings.ts';
import { type CityRecord, RECORD_SETS } from './rows.ts';
import { summarize } from './summarize.ts';

const ON = '2026-11-28';
const CODES = codeMapFrom([
  {
    set: 'hpd-violations',
    field: 'words',
    match: 'pattern',
    value: 'LEAD',
    law: 'll1-lead-notice',
    meaning: 'Lead',
    closes: 'Certify it.',
  },
]);

type Rows = Partial<CityRecord['rows']>;

const line = (id: LawId, verdict: Verdict = 'applies', days: Partial<FilingLine> = {}): FilingLine => ({
  id,
  verdict,
  nextDate: '2027-02-21',
  ...days,
});

const doNowList = (rows: Rows, lines: readonly FilingLine[] = []) =>
  doNow(lines, summarize(cityRecord(rows), CODES, ON));

/** Laws whose filing counts as missing if the city has no record of it. */
const EXPECTED_FILINGS = ['fisp', 'boiler-low', 'elevator', 'bedbug', 'hpd-registration'] as const;

const kinds = (rows: Rows, lines?: readonly FilingLine[]) => doNowList(rows, lines).map(({ kind }) => kind);

const violation = (correctBy: string | undefined, more: object = {}) => ({
  key: `hpd ${correctBy ?? ''}`,
  openOrClose: 'Open',
  correctBy,
  ...more,
});

const hearing = (hearingOn: string, more: object = {}) => ({
  key: `oath ${hearingOn}`,
  agency: 'SANITATION OTHERS',
  hearingStatus: 'NEW ISSUANCE',
  hearingOn,
  penalty: 300,
  ...more,
});

const hpd = (...given: Parameters<typeof violation>): Rows => ({ 'hpd-violations': [violation(...given)] });
const oath = (...given: Parameters<typeof hearing>): Rows => ({ 'oath-hearings': [hearing(...given)] });

const HEARING_2019 = { hearingOn: '2019-05-03', penalty: 625 };

const CERTIFIED = { certifiedOn: '2026-10-30' };

describe('doNow', () => {
  it.each<[what: string, Rows, kinds: string[]]>([
    ['an open violation whose correction was due yesterday', hpd('2026-11-27'), ['overdue']],
    ['a violation due today', hpd(ON), ['correct']],
    ['a violation certified as corrected', hpd('2026-11-01', CERTIFIED), ['open']],
    ['a violation without a due date', hpd(undefined), ['open']],
    [
      'a violation whose certification HPD rejected',
      hpd('2026-11-01', { ...CERTIFIED, status: 'INVALID CERTIFICATION' }),
      ['overdue'],
    ],
    ['a closed violation', hpd('2026-11-01', { openOrClose: 'Close' }), []],
    [
      'a DOB summons pending since a 2019 hearing',
      { 'dob-ecb-violations': [{ key: '1', status: 'ACTIVE', hearingStatus: 'PENDING', ...HEARING_2019 }] },
      ['open'],
    ],
    ['a hearing today', oath(ON), ['hearing']],
    ['a hearing in sixty days', oath(addDays(ON, 60)), ['hearing']],
    ['a later hearing', oath(addDays(ON, 61)), ['open']],
    ['a balance', oath('2026-01-02', { hearingStatus: 'DOCKETED', balance: 300 }), ['pay']],
    ['a hearing yesterday without a decision', oath('2026-11-27', { balance: 300 }), ['open']],
    ['a vacate order', { 'hpd-vacate-orders': [{ key: '1', kind: 'Partial' }] }, ['vacate']],
    ['a rescinded vacate order', { 'hpd-vacate-orders': [{ key: '1', rescindedOn: '2026-11-01' }] }, []],
  ])('assigns the right kind, if any, to %s', (_, rows, expected) => {
    expect(kinds(rows)).toEqual(expected);
  });

  it('groups items by law or agency, with the first date, the count, and what closes them', () => {
    const list = doNowList({
      'hpd-violations': [
        violation('2026-12-09', { words: 'LEAD 1' }),
        violation('2026-12-20', { words: 'LEAD 2' }),
        violation('2026-12-31', { words: 'PLASTER' }),
      ],
      'oath-hearings': [hearing('2026-12-04'), { ...hearing('2026-12-10'), penalty: 75.5 }],
    });
    expect(list).toMatchObject([
      {
        kind: 'hearing',
        agency: 'SANITATION OTHERS',
        day: '2026-12-04',
        count: 2,
        amount: 375.5,
        text: '2 hearings, the first on December 4, 2026: up to $375.50 is at stake.',
      },
      {
        kind: 'correct',
        law: 'll1-lead-notice',
        day: '2026-12-09',
        count: 2,
        closes: 'Certify it.',
        text: 'Correct two violations, the first by December 9, 2026: lead.',
      },
      {
        kind: 'correct',
        agency: 'HPD',
        day: '2026-12-31',
        count: 1,
        text: 'Correct one violation by December 31, 2026.',
      },
    ]);
  });
});

const facade = (cycle: number, filedOn: string | undefined, currentStatus = 'SAFE') => ({
  key: `${cycle} ${filedOn ?? ''}`,
  cycle,
  kind: filedOn ? 'Initial' : 'Auto-Generated',
  filedOn,
  currentStatus,
});

const UNSAFE = facade(9, '2022-01-05', 'UNSAFE');

const elevators = (cat1Year?: number): Rows => ({ elevators: [{ key: '1', status: 'Active', cat1Year }] });
const bedbugs = (periodEnd: string): Rows => ({ 'bedbug-reports': [{ key: '1', periodEnd }] });
const registered = (endsOn: string): Rows => ({ 'hpd-registrations': [{ key: '1', endsOn }] });
const waterTanks = (complianceYear: number): Rows => ({
  'water-tank-compliance': [{ key: '1', code: 'X', complianceYear }],
});
const rodents = (inspectedOn: string, result: string): Rows => ({
  'rodent-inspections': [{ key: '1', inspectedOn, result }],
});
const boilers = (inspectedOn: string, pressure = 'Low Pressure'): Rows => ({
  boilers: [{ key: '1', boiler: '1', pressure, status: 'Accepted', inspectedOn }],
});

/** Facade filing windows of block 1234, which `cityRecord` uses, end in 2023 (cycle 9) and 2028 (cycle 10). */
describe('a filing', () => {
  it.each<[LawId, Rows, state: string | undefined]>([
    ['fisp', {}, 'missing'],
    ['fisp', { facades: [facade(10, undefined)] }, 'upcoming'],
    ['fisp', { facades: [facade(9, undefined)] }, 'missing'],
    ['fisp', { facades: [facade(9, '2022-01-05')] }, 'filed'],
    ['fisp', { facades: [UNSAFE] }, 'unsafe'],
    ['fisp', { facades: [UNSAFE, facade(10, undefined)] }, 'unsafe'],
    ['boiler-low', {}, 'missing'],
    ['boiler-low', boilers('2025-06-01'), 'filed'],
    ['boiler-low', boilers('2024-06-01'), 'missing'],
    ['boiler-low', boilers('2025-06-01', 'High Pressure'), undefined],
    ['elevator', elevators(2025), 'filed'],
    ['elevator', elevators(2024), 'missing'],
    ['elevator', elevators(), 'filed'],
    ['bedbug', bedbugs('2025-10-31'), 'filed'],
    ['bedbug', bedbugs('2024-10-31'), 'missing'],
    ['hpd-registration', {}, 'missing'],
    ['hpd-registration', registered('2026-08-31'), 'lapsed'],
    ['hpd-registration', registered('2026-10-31'), 'filed'],
    ['hpd-registration', registered('2027-09-01'), 'filed'],
    ['water-tank', waterTanks(2023), 'filed'],
    ['water-tank', waterTanks(2025), 'missing'],
    ['ll55', rodents('2026-10-01', 'Failed for Rat Act'), 'pests'],
    ['ll55', rodents('2026-10-01', 'Passed'), 'filed'],
    ['ll55', rodents('2025-10-01', 'Failed for Rat Act'), 'filed'],
    ['ll152', {}, undefined],
    ['ll84', {}, undefined],
  ])('for the law %s with the rows %j has the state %s', (id, rows, state) => {
    const summary = summarize(cityRecord(rows), CODES, ON);
    expect(lawFiling(line(id), summary)?.state).toBe(state);
    const isAlarm = state !== undefined && state !== 'filed' && state !== 'upcoming';
    expect(doNow([line(id)], summary).map(({ kind }) => kind)).toEqual(isAlarm ? [state] : []);
  });

  it.each(['likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const)(
    'is not missing if the verdict is "%s"',
    (verdict) => {
      const lines = EXPECTED_FILINGS.map((id) => line(id, verdict));
      expect(kinds({ ...elevators(2024), ...boilers('2020-01-01') }, lines)).toEqual([]);
    },
  );

  it('is not missing before the first report for a new building is due', () => {
    const summary = summarize(cityRecord(), CODES, ON);
    const yearBuilt = { value: 2026, source: 'pluto', version: '26v2' } as const;
    expect(doNow([line('bedbug'), line('boiler-low')], summary, { yearBuilt })).toEqual([]);
    for (const facades of [[], [UNSAFE, facade(10, undefined)], [facade(9, undefined)]]) {
      expect(kinds({ facades }, [line('fisp', 'applies', { nextDate: undefined })])).toEqual([]);
    }
  });

  it('is not missing while reports for last year are still coming in', () => {
    const lines = (['boiler-low', 'elevator', 'bedbug'] as const).map((id) => line(id));
    const rows = { ...boilers('2025-06-01'), ...elevators(2025), ...bedbugs('2025-10-31') };
    const on = (day: string) => doNow(lines, summarize(cityRecord(rows, { asOf: day }), CODES, day));
    expect(on('2027-01-02')).toEqual([]);
    expect(on('2027-02-28')).toEqual([]);
    expect(on('2027-03-01').map(({ law }) => law)).toEqual(['bedbug', 'boiler-low', 'elevator']);
  });

  it('is neither missing nor lapsed if the list is old', () => {
    const record = cityRecord(registered('2026-08-31'));
    const sets = Object.fromEntries(
      RECORD_SETS.map((set) => [set, { loaded: true, asOf: '2026-08-01', isOld: true }]),
    );
    const old = summarize({ ...record, sets: sets as unknown as CityRecord['sets'] }, CODES, ON);
    const lines = EXPECTED_FILINGS.map((id) => line(id));
    expect(doNow(lines, old)).toEqual([]);
  });
});

it('lawsToDoNow returns the laws with a lapsed or missing filing', () => {
  const list = doNowList(registered('2026-08-31'), [line('hpd-registration'), line('bedbug')]);
  expect([...lawsToDoNow(list)].toSorted()).toEqual(['bedbug', 'hpd-registration']);
});

const LINES = [...EXPECTED_FILINGS, 'll55' as const].map((id) => line(id));

describe('the to-do list for any record', () => {
  it('includes each open item in exactly one entry', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const summary = summarize(cityRecord(rows), NO_CODES, ON);
        const list = doNow([], summary);
        const live = summary.items.filter(
          ({ state, balance, isUndecided, hearing: day }) =>
            state === 'open' || (balance > 0 && !isUndecided) || day !== undefined,
        );
        const ofItems = list.filter(({ kind }) => kind !== 'vacate');
        expect(ofItems.reduce((sum, { count }) => sum + count, 0)).toBe(live.length);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      }),
    );
  });

  it('is empty if no data set is loaded, and otherwise sorted by kind, then by date', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(doNow(LINES, summarize(cityRecord(rows, { loaded: [] }), NO_CODES, ON))).toEqual([]);
        const list = doNow(LINES, summarize(cityRecord(rows), NO_CODES, ON));
        const places = list.map(({ kind, day = '9999' }) => `${DO_NOW_KINDS.indexOf(kind)} ${day}`);
        expect(places).toEqual(places.toSorted());
      }),
    );
  });
});
