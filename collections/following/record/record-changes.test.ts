import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CityRecord, RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { addDays } from '#law/days.ts';
import { cityRecord, NO_CODES } from '#tests/support/city-record.ts';
import { compareRecord } from './record-changes.ts';
import type { RecordSnapshot } from './record-snapshot.ts';

type Rows = Partial<CityRecord['rows']>;

const DAY = '2026-11-24';

const compare = (before: RecordSnapshot | undefined, record: CityRecord, day = DAY) =>
  compareRecord(before, { record, summary: summarize(record, NO_CODES, day), day });

const changeTexts = ({ changes }: ReturnType<typeof compare>) =>
  changes.map(({ text }) => text.replace("The city's record shows ", ''));

/** Returns the changes between a reading of the record on `DAY` and a reading on the next day. */
function reportChanges(before: Rows, after: Rows): string[] {
  const on = addDays(DAY, 1);
  const { snapshot } = compare(undefined, cityRecord(before));
  const next = compare(snapshot, cityRecord(after), on);
  expect(changeTexts(compare(next.snapshot, cityRecord(after), on)), 'the same read again').toEqual([]);
  return changeTexts(next);
}

const hpd = (changes: Partial<CityRecord['rows']['hpd-violations'][number]> = {}) => ({
  'hpd-violations': [
    {
      key: '19000001',
      class: 'C',
      approvedOn: '2026-11-01',
      openOrClose: 'Open',
      status: 'NOV SENT OUT',
      words: 'PAINT AT 9Z',
      ...changes,
    },
  ],
});

const ecb = (changes: Partial<CityRecord['rows']['dob-ecb-violations'][number]> = {}) => ({
  'dob-ecb-violations': [
    {
      key: '39205015P',
      status: 'ACTIVE',
      issuedOn: '2026-10-01',
      severity: 'CLASS - 1',
      hearingStatus: 'IN VIOLATION',
      balance: 0,
      ...changes,
    },
  ],
});

const oath = (changes: Partial<CityRecord['rows']['oath-hearings'][number]> = {}) => ({
  'oath-hearings': [
    {
      key: '203456789X',
      ticket: '0203456789X',
      agency: 'SANITATION RECYCLING',
      violatedOn: '2026-10-01',
      ...changes,
    },
  ],
});

const HEARING = { hearingStatus: 'NEW ISSUANCE', balance: 625 };
const SUMMONS = 'summons of SANITATION RECYCLING 0203456789X';

const dob = (changes: Partial<CityRecord['rows']['dob-violations'][number]> = {}) => ({
  'dob-violations': [
    { key: '1', number: 'V112426LL6291001', issuedOn: '2026-11-01', category: 'ACTIVE', ...changes },
  ],
});

const NONE: Rows = {};
const ORDER = { key: '1', number: '111', kind: 'Partial', since: '2026-05-01' };
const NEW_ORDER = { key: '2', number: '222', kind: 'Entire Building', since: '2026-11-23' };
const FACADE = { key: 'TR6-1', bin: 3000001, kind: 'Initial', cycle: 10, filedOn: '2026-11-20' };
const BOILER = { key: 'A', boiler: 'B1', inspectedOn: '2025-11-01', status: 'Accepted' };
const BEDBUGS = { key: '1', bin: 3000001, periodEnd: '2025-10-31' };

const elevator = (cat1Year: number): Rows => ({ elevators: [{ key: '1P1', status: 'Active', cat1Year }] });
const registered = (endsOn: string, registeredOn?: string) => ({ key: '1', endsOn, registeredOn });
const OLD_REGISTRATION: Rows = { 'hpd-registrations': [registered('2026-09-01', '2025-09-01')] };

/** Changes that are reported because a day has passed, although the rows are the same. */
const DAY_CASES: [what: string, rows: Rows, texts: string[]][] = [
  [
    'a hearing once it is within 14 days',
    oath({ ...HEARING, hearingOn: '2026-12-09' }),
    [`a hearing on December 9, 2026 for ${SUMMONS}. Up to $625 is at stake.`],
  ],
  ['nothing about a hearing near at the first read', oath({ ...HEARING, hearingOn: '2026-12-08' }), []],
  ['no balance on the day after a hearing without an outcome', oath({ ...HEARING, hearingOn: DAY }), []],
  [
    'a correction once it is due within 7 days',
    hpd({ correctBy: '2026-12-02' }),
    ['December 2, 2026 as the last day to correct HPD violation 19000001 (class C).'],
  ],
  [
    'a registration that is about to lapse',
    { 'hpd-registrations': [registered('2026-12-25')] },
    ['that the registration with HPD ends on December 25, 2026.'],
  ],
];

const CASES: [what: string, before: Rows, after: Rows, texts: string[]][] = [
  ...DAY_CASES.map(([what, rows, texts]): (typeof CASES)[number] => [what, rows, rows, texts]),
  ['a new violation', NONE, hpd(), ['a new HPD violation 19000001 (class C).']],
  ['a new summons', NONE, ecb(), ['a new DOB summons 39205015P (class 1).']],
  [
    'a new summons from another agency that is awaiting its hearing',
    NONE,
    oath({ ...HEARING, hearingOn: '2027-02-01' }),
    [`a new ${SUMMONS}.`],
  ],
  ['nothing about a new row that is closed', NONE, hpd({ openOrClose: 'Close' }), []],
  ['nothing about an old row that is loaded late', NONE, hpd({ approvedOn: '2025-11-01' }), []],
  ['nothing about a row without a date', NONE, hpd({ approvedOn: undefined }), []],
  [
    'a violation that is closed',
    hpd(),
    hpd({ openOrClose: 'Close' }),
    ['HPD violation 19000001 (class C) as closed.'],
  ],
  ['nothing about a row that is deleted', hpd(), NONE, []],
  ['nothing about a violation that DOB marks as deleted', dob(), dob({ comments: 'DELETED' }), []],
  [
    "nothing about a violation that moves to DOB's newer data set",
    dob(),
    {
      ...dob({ isRepeated: true }),
      'dob-safety-violations': [{ key: '112426LL6291001', issuedOn: '2026-11-01', status: 'Active' }],
    },
    [],
  ],
  [
    'a hearing that moves to another day within 14 days',
    oath({ ...HEARING, hearingOn: '2026-12-01' }),
    oath({ hearingOn: '2026-12-03', hearingStatus: 'RESCHEDULED', balance: 625 }),
    [`a hearing on December 3, 2026 for ${SUMMONS}. Up to $625 is at stake.`],
  ],
  [
    'the balance after a hearing',
    oath({ ...HEARING, hearingOn: DAY }),
    oath({ hearingOn: DAY, decidedOn: DAY, hearingStatus: 'HEARING COMPLETED', balance: 1250 }),
    [`a balance of $1,250 for ${SUMMONS}. It was $0.`],
  ],
  [
    'nothing about a correction that the owner certified',
    hpd({ correctBy: '2026-12-02' }),
    hpd({ correctBy: '2026-12-02', certifiedOn: '2026-11-24' }),
    [],
  ],
  [
    'a higher balance, even for a resolved summons',
    ecb({ status: 'RESOLVE', balance: 500 }),
    ecb({ status: 'RESOLVE', balance: 1250.5 }),
    ['a balance of $1,250.50 for DOB summons 39205015P (class 1). It was $500.'],
  ],
  ['nothing about a lower balance', ecb({ balance: 1250 }), ecb({ balance: 500 }), []],
  [
    'a judgment',
    oath({ hearingStatus: 'DEFAULTED', balance: 300 }),
    oath({ hearingStatus: 'DOCKETED', balance: 300, docketedOn: '2026-11-20' }),
    [`a judgment docketed on November 20, 2026 for ${SUMMONS}.`],
  ],
  [
    'a new vacate order and a rescinded one',
    { 'hpd-vacate-orders': [ORDER] },
    { 'hpd-vacate-orders': [{ ...ORDER, rescindedOn: '2026-11-24' }, NEW_ORDER] },
    [
      'vacate order 111 (partial) as rescinded.',
      'a new vacate order 222 (entire building), in effect since November 23, 2026.',
    ],
  ],
  [
    'a newer facade report, but not one that DOB generated',
    NONE,
    {
      facades: [
        { ...FACADE, filingStatus: 'SWARMP' },
        { ...FACADE, key: 'TR6-2', bin: 3000002, kind: 'Auto-Generated', filedOn: '2026-11-21' },
      ],
    },
    ['a facade report filed on November 20, 2026 (cycle 10, SWARMP).'],
  ],
  [
    'a newer boiler report, but not a rejected one',
    { boilers: [BOILER] },
    {
      boilers: [
        BOILER,
        { ...BOILER, key: 'B', inspectedOn: '2026-11-02' },
        { ...BOILER, key: 'C', inspectedOn: '2026-11-03', status: 'Rejected' },
      ],
    },
    ['an accepted report for boiler B1, inspected on November 2, 2026.'],
  ],
  [
    'a newer test for an elevator',
    elevator(2025),
    elevator(2026),
    ['the category 1 test of 2026 for device 1P1.'],
  ],
  [
    'a bedbug report for a newer period',
    { 'bedbug-reports': [BEDBUGS] },
    { 'bedbug-reports': [BEDBUGS, { ...BEDBUGS, key: '2', periodEnd: '2026-10-31' }] },
    ['a bedbug report for the year that ended on October 31, 2026.'],
  ],
  [
    'a registration that is renewed',
    OLD_REGISTRATION,
    { 'hpd-registrations': [registered('2027-09-01', '2026-11-20')] },
    ['the registration with HPD, now until September 1, 2027.'],
  ],
  [
    'the later of two registrations that end on the same day, even if the earlier one comes first',
    OLD_REGISTRATION,
    {
      'hpd-registrations': [
        { ...registered('2027-09-01', '2025-10-20'), key: '2' },
        { ...registered('2027-09-01', '2026-11-20'), key: '3' },
      ],
    },
    ['the registration with HPD, now until September 1, 2027.'],
  ],
];

describe('compareRecord', () => {
  it.each(CASES)('reports %s', (_what, before, after, texts) => {
    expect(reportChanges(before, after)).toEqual(texts);
  });

  it("names the data set and its date as the reason, without the city's wording", () => {
    const { snapshot } = compare(undefined, cityRecord());
    const [change] = compare(snapshot, cityRecord(hpd())).changes;
    expect(change?.reason).toBe(
      "That is what the city's data on HPD violations says, as of November 20, 2026.",
    );
    expect(JSON.stringify([change, compare(snapshot, cityRecord(hpd())).snapshot])).not.toContain('9Z');
  });
});

describe('a data set that is not loaded', () => {
  it('causes no reports when it is loaded for the first time', () => {
    const others = RECORD_SETS.filter((set) => set !== 'hpd-violations');
    const { snapshot } = compare(undefined, cityRecord(NONE, { loaded: others }));
    expect(changeTexts(compare(snapshot, cityRecord(hpd())))).toEqual([]);
  });

  it('also suppresses reports about summonses whose balances it contains', () => {
    const { snapshot } = compare(undefined, cityRecord(ecb({ balance: 100 })));
    const withoutOath = RECORD_SETS.filter((set) => set !== 'oath-hearings');
    const night = compare(snapshot, cityRecord(ecb({ balance: 900 }), { loaded: withoutOath }));
    expect(night).toEqual({ snapshot, changes: [] });
  });
});

const state = fc.constantFrom('Open', 'Close');
const anyDay = fc.integer({ min: -800, max: 40 }).map((days) => addDays(DAY, days));
/** One of only three days, so that rows often share a day. */
const fewDays = fc.constantFrom(DAY, addDays(DAY, 20), addDays(DAY, 300));
const key = fc.integer({ min: 1, max: 9 }).map(String);

/** Derives the date from the key, because a recording date never changes. Some dates are too old to be news. */
const recordedOn = (own: string): string => addDays(DAY, -100 * Number(own));

function rowsWith<Row extends { key: string }>(row: fc.Arbitrary<Row>, name: string) {
  const dated = row.map((each) => ({ ...each, [name]: recordedOn(each.key) }));
  return fc.uniqueArray(dated, { selector: (each) => each.key, maxLength: 8 });
}

const anyRows: fc.Arbitrary<Rows> = fc.record({
  'hpd-violations': rowsWith(fc.record({ key, openOrClose: state, correctBy: anyDay }), 'approvedOn'),
  'oath-hearings': rowsWith(
    fc.record({ key, hearingOn: anyDay, balance: fc.integer({ min: 0, max: 999 }) }),
    'violatedOn',
  ),
  'dob-ecb-violations': rowsWith(
    fc.record({ key, status: fc.constantFrom('ACTIVE', 'RESOLVE') }),
    'issuedOn',
  ),
  boilers: rowsWith(fc.record({ key, boiler: key, status: fc.constant('Accepted') }), 'inspectedOn'),
  'hpd-registrations': rowsWith(fc.record({ key, endsOn: fewDays }), 'registeredOn'),
});

const anyLoaded = fc.subarray<RecordSet>([...RECORD_SETS]);

const shuffled = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).map(([set, list]) => [set, list.toReversed()]));

describe('any record', () => {
  it('has no changes on the first read, or when it is read again', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (one, other) => {
        const first = compare(undefined, cityRecord(one));
        expect(first.changes).toEqual([]);
        expect(compare(first.snapshot, cityRecord(one))).toEqual(first);
        const second = compare(first.snapshot, cityRecord(other));
        expect(compare(second.snapshot, cityRecord(other)).changes).toEqual([]);
      }),
    );
  });

  it('is compared the same way in any row order', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (one, other) => {
        const { snapshot } = compare(undefined, cityRecord(one));
        const [ordered, reversed] = [other, shuffled(other)].map((rows) =>
          compare(snapshot, cityRecord(rows)),
        );
        expect(JSON.stringify(reversed?.snapshot)).toBe(JSON.stringify(ordered?.snapshot));
        expect(changeTexts(reversed!)).toEqual(changeTexts(ordered!));
      }),
    );
  });

  it('has its changes reported once, even if data sets are missing in between', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyLoaded, (one, other, loaded) => {
        const { snapshot } = compare(undefined, cityRecord(one));
        const direct = compare(snapshot, cityRecord(other));
        const night = compare(snapshot, cityRecord(one, { loaded }));
        expect(night.changes).toEqual([]);
        expect(night.snapshot).toEqual(snapshot);
        expect(changeTexts(compare(night.snapshot, cityRecord(other)))).toEqual(changeTexts(direct));
        const back = compare(direct.snapshot, cityRecord(one));
        const again = changeTexts(compare(back.snapshot, cityRecord(other))).filter((text) =>
          text.startsWith('a new'),
        );
        expect(again).toEqual([]);
      }),
    );
  });
});
