import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, cityRecord } from '#tests/support/city-record.ts';
import { codeMapFrom } from './code-map.ts';
import type { CityRecord, RowsBySet } from './rows.ts';
import { summarize } from './summarize.ts';

const DAY = '2026-11-23';
const CODES = codeMapFrom([
  { set: 'dob-violations', field: 'type', match: 'exact', value: 'E', law: 'elevator', meaning: 'Elevator' },
  { set: 'hpd-violations', field: 'words', match: 'pattern', value: 'MOLD', law: 'll55', meaning: 'Mold' },
]);

type Rows = Partial<CityRecord['rows']>;

const summaryOf = (rows: Rows, bbl = '1008350041') =>
  summarize({ ...cityRecord(rows, { asOf: DAY }), bbl }, CODES, DAY);

const countRows = (rows: Rows) => summaryOf(rows).counts;

describe("a violation in DOB's old system", () => {
  it.each([
    ['V-DOB VIOLATION - ACTIVE', undefined, { dobBisOpen: 1, dobBisDeleted: 0 }],
    ['V%-DOB VIOLATION', undefined, { dobBisOpen: 1, dobBisDeleted: 0 }],
    ['V-DOB VIOLATION - ACTIVE', 'DELETED', { dobBisOpen: 0, dobBisDeleted: 1 }],
    ['V*-DOB VIOLATION - DISMISSED', undefined, { dobBisOpen: 0, dobBisDeleted: 0 }],
    ['', undefined, { dobBisOpen: 0, dobBisDeleted: 0 }],
    ['A NEW WORD', undefined, { dobBisOpen: 1, dobBisDeleted: 0 }],
  ])('with the category %j and the comment %j counts as %j', (category, comments, counts) => {
    expect(countRows({ 'dob-violations': [{ key: '1', category, comments }] })).toMatchObject(counts);
  });

  it('is not counted if it is also a safety violation', () => {
    const { counts, items } = summaryOf({
      'dob-violations': [{ key: '1', category: 'V-DOB VIOLATION - ACTIVE', isRepeated: true }],
      'dob-safety-violations': [{ key: '061523BENCH00042', status: 'Dismissed' }],
    });
    expect(counts.openTotal).toBe(0);
    expect(items).toHaveLength(1);
  });
});

describe('a summons', () => {
  const ecb = { key: '39205015P', status: 'ACTIVE', balance: 625, penalty: 625 };
  const hearing = { key: '39205015P', agency: 'DEPT. OF BUILDINGS', balance: 625, penalty: 625 };

  it('counts once, with the amounts from OATH if OATH has it', () => {
    expect(
      countRows({ 'dob-ecb-violations': [ecb], 'oath-hearings': [{ ...hearing, balance: 0 }] }),
    ).toMatchObject({ ecbOpen: 1, openTotal: 1, balanceDue: 0 });
  });

  it.each([
    [
      { hearingStatus: 'RESCHEDULED', hearingOn: '2026-11-23' },
      { pendingHearing: 625, balanceDue: 0 },
    ],
    [
      { hearingStatus: 'RESCHEDULED', hearingOn: '2026-11-22' },
      { pendingHearing: 0, balanceDue: 625 },
    ],
    [
      { hearingOn: '2026-12-04', decidedOn: '2026-11-20' },
      { pendingHearing: 0, balanceDue: 625 },
    ],
    [
      { hearingStatus: 'DOCKETED', hearingOn: '2026-12-04' },
      { pendingHearing: 0, balanceDue: 625 },
    ],
    [
      { hearingStatus: 'A NEW WORD', hearingOn: '2026-12-04' },
      { pendingHearing: 625, balanceDue: 0 },
    ],
    [
      { hearingStatus: 'PAID IN FULL', balance: -25 },
      { balanceDue: 0, ecbOpen: 0 },
    ],
  ])('with the fields %j has the totals %j', (changes, money) => {
    expect(countRows({ 'oath-hearings': [{ ...hearing, ...changes }] })).toMatchObject(money);
  });
});

describe('a facade report', () => {
  const filed = (filedOn: string, kind = 'Initial', cycle = 9) => ({
    key: filedOn + kind,
    kind,
    cycle,
    filedOn,
    filingStatus: 'SAFE',
  });
  const fisp = (rows: RowsBySet['facades'][], bbl: string) => summaryOf({ facades: rows }, bbl).findings.fisp;

  it.each([
    ['1000040001', '2022-02-21', false],
    ['1000040001', '2022-02-22', true],
    ['1000070001', '2023-02-21', false],
    ['1000070001', '2023-02-22', true],
    ['1000020001', '2024-02-21', false],
    ['1000020001', '2024-02-22', true],
  ])('for lot %s filed on %s has "late" set to %s', (bbl, day, late) => {
    expect(fisp([filed(day)], bbl)).toMatchObject({ firstFiled: day, late });
  });

  it('for cycle 10 is newer than one for cycle 9', () => {
    expect(fisp([filed('2024-01-01'), filed('2026-03-01', 'Initial', 10)], '1000040001')).toMatchObject({
      cycle: '10',
      late: false,
    });
  });

  it('is not on file if DOB generated the row', () => {
    expect(fisp([{ ...filed('2024-01-01'), kind: 'Auto-Generated' }], '1000040001')).toEqual({
      cycle: '9',
      status: 'no report filed',
    });
  });
});

it('summarize assumes that a boiler was replaced if its newest report is two years older than those of other boilers', () => {
  const report = (boiler: string, inspectedOn: string, status = 'Accepted') => ({
    key: boiler + inspectedOn,
    boiler,
    inspectedOn,
    status,
    pressure: 'Low Pressure',
    defects: 'No',
  });
  const { findings } = summaryOf({
    boilers: [
      report('A', '2024-06-01'),
      report('B', '2023-05-31'),
      report('C', '2025-06-01'),
      report('D', '2026-01-01', 'Rejected'),
    ],
  });
  expect(findings['boiler-low']).toEqual({
    newestReport: '2025-06-01',
    boilers: 2,
    defects: false,
    noneFor2025: false,
  });
});

describe('the summary of any record', () => {
  it('does not depend on row order', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const reversed: Rows = Object.fromEntries(
          Object.entries(rows).map(([set, own]) => [set, own.toReversed()]),
        );
        expect(summaryOf(reversed)).toEqual(summaryOf(rows));
      }),
    );
  });

  it('has each violation and summons once, and counts that add up and are never negative', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { counts, items } = summaryOf(rows);
        expect(counts.openTotal).toBe(items.filter(({ state }) => state === 'open').length);
        expect(counts.hpdOverdue).toBeLessThanOrEqual(counts.hpdOpen);
        for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
        expect(items.every(({ balance, atStake }) => balance === 0 || atStake === 0)).toBe(true);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }),
    );
  });
});

describe('a sidewalk shed', () => {
  const shed = { job: 'M1', status: 'Permit Issued' };
  const findSheds = (rows: RowsBySet['permits-sheds'][]) => summaryOf({ 'permits-sheds': rows }).sheds;

  it('stands from the first permit for its job until the last one expires', () => {
    const sheds = findSheds([
      { ...shed, key: '1', issuedOn: '2023-06-20', expiresOn: '2024-06-19' },
      { ...shed, key: '2', issuedOn: '2026-09-20', expiresOn: '2026-12-18' },
      { ...shed, key: '3', job: 'M2', issuedOn: '2021-01-05', expiresOn: '2026-12-01' },
    ]);
    expect(sheds).toEqual([
      { since: '2021-01-05', expiresOn: '2026-12-01' },
      { since: '2023-06-20', expiresOn: '2026-12-18' },
    ]);
  });

  it('is gone once its last permit expires or is signed off, and has no age without an issue date', () => {
    expect(findSheds([{ ...shed, key: '1', issuedOn: '2023-06-20', expiresOn: '2026-11-22' }])).toEqual([]);
    expect(findSheds([{ ...shed, key: '1', status: 'Signed-off', expiresOn: '2027-01-01' }])).toEqual([]);
    expect(findSheds([{ ...shed, key: '1', expiresOn: '2027-01-01' }])).toEqual([
      { expiresOn: '2027-01-01' },
    ]);
  });
});
