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

interface Step {
  before: Rows;
  after: Rows;
  on?: string;
}

/** Returns the changes on `on` (by default, the day after `DAY`) since the read on `DAY`. */
function reportChanges({ before, after, on = addDays(DAY, 1) }: Step): string[] {
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

const NONE: Rows = {};

const CASES: [what: string, step: Step, texts: string[]][] = [
  ['a new violation', { before: NONE, after: hpd() }, ['a new HPD violation 19000001 (class C).']],
  ['a new summons', { before: NONE, after: ecb() }, ['a new DOB summons 39205015P (class 1).']],
  [
    'a new summons of another agency that waits for its hearing',
    { before: NONE, after: oath({ hearingOn: '2027-02-01', hearingStatus: 'NEW ISSUANCE', balance: 100 }) },
    ['a new summons of SANITATION RECYCLING 0203456789X.'],
  ],
  ['nothing about a new row that is closed', { before: NONE, after: hpd({ openOrClose: 'Close' }) }, []],
  [
    'nothing about an old row that is loaded late',
    { before: NONE, after: hpd({ approvedOn: '2025-11-01' }) },
    [],
  ],
  ['nothing about a row without a date', { before: NONE, after: hpd({ approvedOn: undefined }) }, []],
  [
    'a violation that is closed',
    { before: hpd(), after: hpd({ openOrClose: 'Close' }) },
    ['HPD violation 19000001 (class C) as closed.'],
  ],
  ['nothing about a row that is deleted', { before: hpd(), after: NONE }, []],
  [
    'nothing about a violation that DOB marks as deleted',
    {
      before: { 'dob-violations': [{ key: '1', number: 'V1', issuedOn: '2026-11-01', category: 'ACTIVE' }] },
      after: {
        'dob-violations': [
          { key: '1', number: 'V1', issuedOn: '2026-11-01', category: 'ACTIVE', comments: 'DELETED' },
        ],
      },
    },
    [],
  ],
  [
    "nothing about a violation that moves to DOB's newer data set",
    {
      before: {
        'dob-violations': [
          { key: '1', number: 'V112426LL6291001', issuedOn: '2026-11-01', category: 'ACTIVE' },
        ],
      },
      after: {
        'dob-violations': [
          {
            key: '1',
            number: 'V112426LL6291001',
            issuedOn: '2026-11-01',
            category: 'ACTIVE',
            isRepeated: true,
          },
        ],
        'dob-safety-violations': [{ key: '112426LL6291001', issuedOn: '2026-11-01', status: 'Active' }],
      },
    },
    [],
  ],
  [
    'a hearing once it is within 14 days',
    {
      before: oath({ hearingOn: '2026-12-09', hearingStatus: 'NEW ISSUANCE', balance: 625 }),
      after: oath({ hearingOn: '2026-12-09', hearingStatus: 'NEW ISSUANCE', balance: 625 }),
    },
    [
      'a hearing on December 9, 2026 for summons of SANITATION RECYCLING 0203456789X. Up to $625 is at stake.',
    ],
  ],
  [
    'no hearing that was already near at the first read',
    {
      before: oath({ hearingOn: '2026-12-08', hearingStatus: 'NEW ISSUANCE', balance: 625 }),
      after: oath({ hearingOn: '2026-12-08', hearingStatus: 'NEW ISSUANCE', balance: 625 }),
    },
    [],
  ],
  [
    'a hearing that moves to another day within 14 days',
    {
      before: oath({ hearingOn: '2026-12-01', hearingStatus: 'NEW ISSUANCE', balance: 625 }),
      after: oath({ hearingOn: '2026-12-03', hearingStatus: 'RESCHEDULED', balance: 625 }),
    },
    [
      'a hearing on December 3, 2026 for summons of SANITATION RECYCLING 0203456789X. Up to $625 is at stake.',
    ],
  ],
  [
    'no balance on the day after a hearing without a recorded outcome',
    {
      before: oath({ hearingOn: DAY, hearingStatus: 'NEW ISSUANCE', balance: 625 }),
      after: oath({ hearingOn: DAY, hearingStatus: 'NEW ISSUANCE', balance: 625 }),
    },
    [],
  ],
  [
    'the balance after a hearing',
    {
      before: oath({ hearingOn: DAY, hearingStatus: 'NEW ISSUANCE', balance: 625 }),
      after: oath({ hearingOn: DAY, decidedOn: DAY, hearingStatus: 'HEARING COMPLETED', balance: 1250 }),
    },
    ['a balance of $1,250 for summons of SANITATION RECYCLING 0203456789X. It was $0.'],
  ],
  [
    'a correction once it is due within 7 days',
    { before: hpd({ correctBy: '2026-12-02' }), after: hpd({ correctBy: '2026-12-02' }) },
    ['December 2, 2026 as the last day to correct HPD violation 19000001 (class C).'],
  ],
  [
    'no correction that the owner certified',
    {
      before: hpd({ correctBy: '2026-12-02' }),
      after: hpd({ correctBy: '2026-12-02', certifiedOn: '2026-11-24' }),
    },
    [],
  ],
  [
    'a balance that grew, even of a resolved summons',
    { before: ecb({ status: 'RESOLVE', balance: 500 }), after: ecb({ status: 'RESOLVE', balance: 1250.5 }) },
    ['a balance of $1,250.50 for DOB summons 39205015P (class 1). It was $500.'],
  ],
  ['no balance that shrank', { before: ecb({ balance: 1250 }), after: ecb({ balance: 500 }) }, []],
  [
    'a judgment',
    {
      before: oath({ hearingStatus: 'DEFAULTED', balance: 300 }),
      after: oath({ hearingStatus: 'DOCKETED', balance: 300, docketedOn: '2026-11-20' }),
    },
    ['a judgment docketed on November 20, 2026 for summons of SANITATION RECYCLING 0203456789X.'],
  ],
  [
    'a vacate order, and one that is rescinded',
    {
      before: { 'hpd-vacate-orders': [{ key: '1', number: '111', kind: 'Partial', since: '2026-05-01' }] },
      after: {
        'hpd-vacate-orders': [
          { key: '1', number: '111', kind: 'Partial', since: '2026-05-01', rescindedOn: '2026-11-24' },
          { key: '2', number: '222', kind: 'Entire Building', since: '2026-11-23' },
        ],
      },
    },
    [
      'vacate order 111 (partial) as rescinded.',
      'a new vacate order 222 (entire building), in effect since November 23, 2026.',
    ],
  ],
  [
    'a newer facade report, but none that DOB generated',
    {
      before: NONE,
      after: {
        facades: [
          {
            key: 'TR6-1',
            bin: 3000001,
            kind: 'Initial',
            cycle: 10,
            filedOn: '2026-11-20',
            filingStatus: 'SWARMP',
          },
          { key: 'TR6-2', bin: 3000002, kind: 'Auto-Generated', cycle: 10, filedOn: '2026-11-21' },
        ],
      },
    },
    ['a facade report filed on November 20, 2026 (cycle 10, SWARMP).'],
  ],
  [
    'a newer boiler report, but none that was rejected',
    {
      before: { boilers: [{ key: 'A', boiler: 'B1', inspectedOn: '2025-11-01', status: 'Accepted' }] },
      after: {
        boilers: [
          { key: 'A', boiler: 'B1', inspectedOn: '2025-11-01', status: 'Accepted' },
          { key: 'B', boiler: 'B1', inspectedOn: '2026-11-02', status: 'Accepted' },
          { key: 'C', boiler: 'B1', inspectedOn: '2026-11-03', status: 'Rejected' },
        ],
      },
    },
    ['an accepted report for boiler B1, inspected on November 2, 2026.'],
  ],
  [
    'a newer test of an elevator',
    {
      before: { elevators: [{ key: '1P1', status: 'Active', cat1Year: 2025 }] },
      after: { elevators: [{ key: '1P1', status: 'Active', cat1Year: 2026, cat1FiledOn: '2026-11-20' }] },
    },
    ['the category 1 test of 2026 for device 1P1.'],
  ],
  [
    'a bedbug report for a newer period',
    {
      before: { 'bedbug-reports': [{ key: '1', bin: 3000001, periodEnd: '2025-10-31' }] },
      after: {
        'bedbug-reports': [
          { key: '1', bin: 3000001, periodEnd: '2025-10-31' },
          { key: '2', bin: 3000001, periodEnd: '2026-10-31', filedOn: '2026-11-20' },
        ],
      },
    },
    ['a bedbug report for the year that ended on October 31, 2026.'],
  ],
  [
    'a registration that is renewed',
    {
      before: { 'hpd-registrations': [{ key: '1', endsOn: '2026-09-01', registeredOn: '2025-09-01' }] },
      after: { 'hpd-registrations': [{ key: '1', endsOn: '2027-09-01', registeredOn: '2026-11-20' }] },
    },
    ['the registration with HPD, now until September 1, 2027.'],
  ],
  [
    'the later of two registrations that end on the same day, even if the earlier one comes first',
    {
      before: { 'hpd-registrations': [{ key: '1', endsOn: '2026-09-01', registeredOn: '2025-09-01' }] },
      after: {
        'hpd-registrations': [
          { key: '2', endsOn: '2027-09-01', registeredOn: '2025-10-20' },
          { key: '3', endsOn: '2027-09-01', registeredOn: '2026-11-20' },
        ],
      },
    },
    ['the registration with HPD, now until September 1, 2027.'],
  ],
  [
    'a registration that is about to lapse',
    {
      before: { 'hpd-registrations': [{ key: '1', endsOn: '2026-12-25' }] },
      after: { 'hpd-registrations': [{ key: '1', endsOn: '2026-12-25' }] },
    },
    ['that the registration with HPD ends on December 25, 2026.'],
  ],
];

describe('compareRecord', () => {
  it.each(CASES)('reports %s', (_what, step, texts) => {
    expect(reportChanges(step)).toEqual(texts);
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
  const others = RECORD_SETS.filter((set) => set !== 'hpd-violations');

  it('causes no reports that day or the next, except for what is new', () => {
    const { snapshot } = compare(undefined, cityRecord(hpd()));
    const night = compare(snapshot, cityRecord(NONE, { loaded: others }), '2026-11-25');
    expect(night).toEqual({ snapshot, changes: [] });
    expect(changeTexts(compare(night.snapshot, cityRecord(hpd()), '2026-11-26'))).toEqual([]);
    const both = { 'hpd-violations': [...hpd()['hpd-violations'], ...hpd({ key: '2' })['hpd-violations']] };
    expect(changeTexts(compare(night.snapshot, cityRecord(both), '2026-11-26'))).toEqual([
      'a new HPD violation 2 (class C).',
    ]);
  });

  it('causes no reports when it is loaded for the first time', () => {
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
/** Only three, so that rows often share a day. */
const fewDays = fc.constantFrom(DAY, addDays(DAY, 20), addDays(DAY, 300));
const key = fc.integer({ min: 1, max: 9 }).map(String);

/** Fixed by the key, because a recording date does not change. Some are too old to be news. */
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
