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

const doNowList = (rows: Rows, lines: readonly FilingLine[] = [], on = ON) =>
  doNow(lines, summarize(cityRecord(rows), CODES, on));

const kinds = (rows: Rows, lines?: readonly FilingLine[]) => doNowList(rows, lines).map(({ kind }) => kind);

const hpd = (correctBy: string | undefined, more: object = {}) => ({
  key: `hpd ${correctBy ?? ''}${JSON.stringify(more)}`,
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

describe('doNow', () => {
  it.each([
    [
      'an open violation whose correction was due yesterday',
      { 'hpd-violations': [hpd('2026-11-27')] },
      ['overdue'],
    ],
    ['a violation due today', { 'hpd-violations': [hpd(ON)] }, ['correct']],
    [
      'a violation certified as corrected',
      { 'hpd-violations': [hpd('2026-11-01', { certifiedOn: '2026-10-30' })] },
      ['open'],
    ],
    ['a violation without a due date', { 'hpd-violations': [hpd(undefined)] }, ['open']],
    [
      'a violation whose certification HPD rejected',
      {
        'hpd-violations': [hpd('2026-11-01', { certifiedOn: '2026-10-30', status: 'INVALID CERTIFICATION' })],
      },
      ['overdue'],
    ],
    [
      'a DOB summons pending since a 2019 hearing',
      {
        'dob-ecb-violations': [
          { key: '1', status: 'ACTIVE', hearingStatus: 'PENDING', hearingOn: '2019-05-03', penalty: 625 },
        ],
      },
      ['open'],
    ],
    [
      'a closed violation',
      { 'hpd-violations': [{ key: '1', openOrClose: 'Close', correctBy: '2026-11-01' }] },
      [],
    ],
    ['a hearing today', { 'oath-hearings': [hearing(ON)] }, ['hearing']],
    ['a hearing in sixty days', { 'oath-hearings': [hearing(addDays(ON, 60))] }, ['hearing']],
    ['a later hearing', { 'oath-hearings': [hearing(addDays(ON, 61))] }, ['open']],
    [
      'a balance',
      { 'oath-hearings': [hearing('2026-01-02', { hearingStatus: 'DOCKETED', balance: 300 })] },
      ['pay'],
    ],
    [
      'a hearing yesterday without a decision',
      { 'oath-hearings': [hearing('2026-11-27', { balance: 300 })] },
      ['open'],
    ],
    [
      'a vacate order',
      { 'hpd-vacate-orders': [{ key: '1', kind: 'Partial', since: '2026-10-02' }] },
      ['vacate'],
    ],
    ['a rescinded vacate order', { 'hpd-vacate-orders': [{ key: '1', rescindedOn: '2026-11-01' }] }, []],
  ] satisfies [string, Rows, string[]][])('assigns the right kind, if any, to %s', (_, rows, expected) => {
    expect(kinds(rows)).toEqual(expected);
  });

  it('groups items by law or agency, with the first date, the count, and what closes them', () => {
    const list = doNowList({
      'hpd-violations': [
        hpd('2026-12-09', { words: 'LEAD 1' }),
        hpd('2026-12-20', { words: 'LEAD 2' }),
        hpd('2026-12-31', { words: 'PLASTER' }),
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

const device = (cat1Year: number) => ({ key: String(cat1Year), status: 'Active', cat1Year });
const boiler = (inspectedOn: string) => ({
  key: inspectedOn,
  boiler: '1',
  pressure: 'Low Pressure',
  status: 'Accepted',
  inspectedOn,
});

/** Facade filing windows of block 1234, which `cityRecord` uses, end in 2023 (cycle 9) and 2028 (cycle 10). */
describe('a filing', () => {
  it.each([
    ['fisp', {}, 'missing'],
    ['fisp', { facades: [facade(10, undefined)] }, 'upcoming'],
    ['fisp', { facades: [facade(9, undefined)] }, 'missing'],
    ['fisp', { facades: [facade(9, '2022-01-05')] }, 'filed'],
    ['fisp', { facades: [facade(9, '2022-01-05', 'UNSAFE')] }, 'unsafe'],
    ['fisp', { facades: [facade(9, '2022-01-05', 'UNSAFE'), facade(10, undefined)] }, 'unsafe'],
    ['boiler-low', {}, 'missing'],
    ['boiler-low', { boilers: [boiler('2025-06-01')] }, 'filed'],
    ['boiler-low', { boilers: [boiler('2024-06-01')] }, 'missing'],
    ['elevator', { elevators: [device(2025)] }, 'filed'],
    ['elevator', { elevators: [device(2024)] }, 'missing'],
    ['bedbug', { 'bedbug-reports': [{ key: '1', periodEnd: '2025-10-31' }] }, 'filed'],
    ['bedbug', { 'bedbug-reports': [{ key: '1', periodEnd: '2024-10-31' }] }, 'missing'],
    ['hpd-registration', {}, 'missing'],
    ['hpd-registration', { 'hpd-registrations': [{ key: '1', endsOn: '2026-08-31' }] }, 'lapsed'],
    ['hpd-registration', { 'hpd-registrations': [{ key: '1', endsOn: '2027-09-01' }] }, 'filed'],
    ['water-tank', { 'water-tank-compliance': [{ key: '1', code: 'X', complianceYear: 2023 }] }, 'filed'],
    ['water-tank', { 'water-tank-compliance': [{ key: '1', code: 'X', complianceYear: 2025 }] }, 'missing'],
    [
      'll55',
      { 'rodent-inspections': [{ key: '1', inspectedOn: '2026-10-01', result: 'Failed for Rat Act' }] },
      'pests',
    ],
    ['ll55', { 'rodent-inspections': [{ key: '1', inspectedOn: '2026-10-01', result: 'Passed' }] }, 'filed'],
    ['hpd-registration', { 'hpd-registrations': [{ key: '1', endsOn: '2026-10-31' }] }, 'filed'],
    ['elevator', { elevators: [{ key: '1', status: 'Active' }] }, 'filed'],
    ['boiler-low', { boilers: [{ ...boiler('2025-06-01'), pressure: 'High Pressure' }] }, undefined],
    [
      'll55',
      { 'rodent-inspections': [{ key: '1', inspectedOn: '2025-10-01', result: 'Failed for Rat Act' }] },
      'filed',
    ],
    ['ll152', {}, undefined],
    ['ll84', {}, undefined],
  ] satisfies [LawId, Rows, string | undefined][])('for %s with %j is %s', (id, rows, state) => {
    const summary = summarize(cityRecord(rows), CODES, ON);
    expect(lawFiling(line(id), summary)?.state).toBe(state);
    const isAlarm = state !== undefined && state !== 'filed' && state !== 'upcoming';
    expect(doNow([line(id)], summary).map(({ kind }) => kind)).toEqual(isAlarm ? [state] : []);
  });

  it.each(['likely', 'ask', 'doesNotApply', 'onlyIfYouBuild'] as const)(
    'is not missing if the verdict is "%s"',
    (verdict) => {
      for (const id of ['fisp', 'boiler-low', 'elevator', 'bedbug', 'hpd-registration'] as const) {
        expect(
          kinds({ elevators: [device(2024)], boilers: [boiler('2020-01-01')] }, [line(id, verdict)]),
          id,
        ).toEqual([]);
      }
    },
  );

  it('is not missing before the first report of a new building is due', () => {
    const summary = summarize(cityRecord(), CODES, ON);
    const yearBuilt = { value: 2026, source: 'pluto', version: '26v2' } as const;
    expect(doNow([line('bedbug'), line('boiler-low')], summary, { yearBuilt })).toEqual([]);
    const unsafe = { facades: [facade(9, '2022-01-05', 'UNSAFE'), facade(10, undefined)] };
    for (const rows of [{}, unsafe, { facades: [facade(9, undefined)] }]) {
      expect(doNowList(rows, [line('fisp', 'applies', { nextDate: undefined })])).toEqual([]);
    }
  });

  it('is not missing while reports for last year are still coming in', () => {
    const lines = (['boiler-low', 'elevator', 'bedbug'] as const).map((id) => line(id));
    const rows = {
      boilers: [boiler('2025-06-01')],
      elevators: [device(2025)],
      'bedbug-reports': [{ key: '1', periodEnd: '2025-10-31' }],
    };
    const on = (day: string) => doNow(lines, summarize(cityRecord(rows, { asOf: day }), CODES, day));
    expect(on('2027-01-02')).toEqual([]);
    expect(on('2027-02-28')).toEqual([]);
    expect(on('2027-03-01').map(({ law }) => law)).toEqual(['bedbug', 'boiler-low', 'elevator']);
  });

  it('is neither missing nor lapsed if the list is old or not loaded', () => {
    const lines = (['fisp', 'boiler-low', 'elevator', 'bedbug', 'hpd-registration'] as const).map((id) =>
      line(id),
    );
    const none = summarize(cityRecord({}, { loaded: [] }), CODES, ON);
    expect(doNow(lines, none)).toEqual([]);
    const record = cityRecord({ 'hpd-registrations': [{ key: '1', endsOn: '2026-08-31' }] });
    const sets = Object.fromEntries(
      RECORD_SETS.map((set) => [set, { loaded: true, asOf: '2026-08-01', isOld: true }]),
    );
    const old = summarize({ ...record, sets: sets as unknown as CityRecord['sets'] }, CODES, ON);
    expect(doNow(lines, old)).toEqual([]);
  });
});

it('lawsToDoNow returns the laws with a lapsed or missing filing', () => {
  const list = doNowList({ 'hpd-registrations': [{ key: '1', endsOn: '2026-08-31' }] }, [
    line('hpd-registration'),
    line('bedbug'),
  ]);
  expect([...lawsToDoNow(list)].toSorted()).toEqual(['bedbug', 'hpd-registration']);
});

const LINES = (['fisp', 'boiler-low', 'elevator', 'bedbug', 'hpd-registration', 'll55'] as const).map((id) =>
  line(id),
);

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

  it('is empty if no data set is loaded', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(doNow(LINES, summarize(cityRecord(rows, { loaded: [] }), NO_CODES, ON))).toEqual([]);
      }),
    );
  });

  it('is sorted by kind, then by date', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const list = doNow(LINES, summarize(cityRecord(rows), NO_CODES, ON));
        const places = list.map(({ kind, day = '9999' }) => `${DO_NOW_KINDS.indexOf(kind)} ${day}`);
        expect(places).toEqual(places.toSorted());
      }),
    );
  });
});
