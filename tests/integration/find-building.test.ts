import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import { type Candidate, findBuildings, findUnnumbered } from '#city-data/find-building.ts';
import { insertCityRows } from '#tests/support/buildings/city-rows.ts';
import { PAD_STREETS } from '#tests/support/buildings/pad-streets.ts';
import { loadPadSample, loadPadStreets } from '#tests/support/buildings/pad.ts';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
  const { payload } = test;
  await loadPadSample(payload);
  await loadPadStreets(payload, PAD_STREETS);
  await insertCityRows(payload, 'condo_units', [
    { low_bbl: '1010101001', high_bbl: '1010101080', billing_bbl: '1010107507' },
  ]);
  await insertCityRows(payload, 'lots', [
    { bbl: '5999990010', former_bbl: '5999990001', address: '10 MADE UP LANE', zip: 10_301, version: '26v1' },
    { bbl: '5999990011', former_bbl: '5999990001', address: '12 MADE UP LANE', zip: 10_301, version: '26v1' },
  ]);
});
afterAll(() => test.close());

const find = (typed: string): Promise<Candidate[]> => findBuildings(parseQuery(typed));

/** Returns each candidate as text, such as "exact 1008350041 350 5 AVENUE". */
const found = async (typed: string): Promise<string[]> =>
  (await find(typed)).map(({ match, bbl, address }) => `${match} ${bbl} ${address}`);

describe('an address', () => {
  it.each([
    ['a number inside a range', '342 5 Ave, Manhattan', ['exact 1008350041 342 5 AVENUE']],
    ["its street's numbered name", '1290 6 AVENUE', ['exact 1012670001 1290 AVENUE OF THE AMERICAS']],
    ['the Covered Buildings List', '338 5th Avenue, Manhattan', ['exact 1008350041 338 5 AVENUE']],
    ['PLUTO', '761 Clarence Avenue', ['exact 2054800111 761 CLARENCE AVENUE']],
    [
      'a street name that exists in two towns',
      '239-02 Hillside Ave',
      [
        'exact 4079090001 239-02 HILLSIDE AVENUE BELLEROSE',
        'exact 4081090001 239-02 HILLSIDE AVENUE DOUGLASTON',
      ],
    ],
    [
      'a Bronx address in Marble Hill',
      '70 Marble Hill Avenue, Bronx, NY 10463',
      ['exact 1022150561 70 MARBLE HILL AVE.'],
    ],
    [
      'a number whose hyphen the list drops',
      '46-20 11th Street, Long Island City',
      ['exact 4000487501 4620 11 STREET'],
    ],
    ['a word as its suffix', '519 REAR E 12 St', ['exact 1004060051 519 REAR EAST 12 STREET']],
    ['a number without a suffix', '519 E 12 St', ['exact 1004060050 519 EAST 12 STREET']],
    ['a fraction', '523½ E 12 St', ['exact 1004060053 523 1/2 EAST 12 STREET']],
  ])('is found using %s: %j', async (_, typed, candidates) => {
    expect(await found(typed)).toEqual(candidates);
  });

  it('is found only on its side of the street', async () => {
    expect(await found('341 5 Ave, Manhattan')).not.toContain('exact 1008350041 341 5 AVENUE');
  });

  it('in Marble Hill is in Manhattan, even if the visitor types "Bronx"', async () => {
    expect(await find('125 W 228 St, Bronx, NY 10463')).toMatchObject([
      { borough: 'Manhattan', match: 'exact' },
    ]);
  });

  it('of a condominium resolves to its billing lot', async () => {
    expect(await found('111 West 57 Street')).toContain('exact 1010107507 111 WEST 57 STREET');
    expect((await found('111 West 57 Street')).filter((each) => each.includes('1010101042'))).toEqual([]);
  });

  it('shared by two buildings on one lot resolves to that lot once, without a BIN', async () => {
    expect(await find('105 W 57 St')).toMatchObject([{ bbl: '1010100030', bin: null }]);
  });

  it('without a building has no BIN, rather than a placeholder', async () => {
    expect(await find('56 Elliot Place, Brooklyn')).toMatchObject([{ bbl: '3020250150', bin: null }]);
  });

  it('with a suffix is found in actual PAD rows', async () => {
    expect(await find('135B Carder Road')).toMatchObject([{ bin: 1_086_411, match: 'exact' }]);
    expect(await find('12F Barry Road')).toMatchObject([{ bin: 1_086_350, match: 'exact' }]);
  });
});

describe('near matches', () => {
  it('include the number without its suffix if PAD lacks the suffix', async () => {
    expect(await found('350A 5 Ave, Manhattan')).toEqual(['near 1008350041 350 5 AVENUE']);
  });

  it.each([
    ['an address on the east side', '300 125th st', 'near 1018010030 300 EAST 125 STREET'],
    ['an address on the west side', '300 125th st', 'near 1019510030 300 WEST 125 STREET'],
    ['a street with a similar spelling', '30-30 Tomson Avenue', 'near 4002770001 30-30 THOMSON AVENUE'],
    ['a street with a longer name', '30-30 Thomson', 'near 4002770001 30-30 THOMSON AVENUE'],
    ['the same address for an unknown place', '350 5 Avenue, Atlantis', 'near 1008350041 350 5 AVENUE'],
  ])('include %s: %j', async (_, typed, candidate) => {
    const candidates = await found(typed);
    expect(candidates).toContain(candidate);
    expect(candidates.filter((each) => each.startsWith('exact'))).toEqual([]);
  });

  it('include the nearest numbers on the same side', async () => {
    const [first] = await found('527 E 12 St, Manhattan');
    expect(first).toMatch(/^neighbor 100406005\d 52[13]/);
  });

  it('are limited to eight, with each lot once', async () => {
    const candidates = await find('10 Street Avenue Road');
    expect(candidates.length).toBeLessThanOrEqual(8);
    expect(new Set(candidates.map(({ bbl }) => bbl)).size).toBe(candidates.length);
  });
});

describe('a BBL', () => {
  it('of a condominium unit, as on a tax bill, resolves to the billing lot', async () => {
    expect(await find('1010101042')).toMatchObject([{ bbl: '1010107507', match: 'exact' }]);
  });

  it('of a condominium is found', async () => {
    expect(await find('1000237501')).toMatchObject([{ bbl: '1000237501', match: 'exact' }]);
  });

  it('of a split lot has the new lots as near matches', async () => {
    expect(await found('5999990001')).toEqual([
      'near 5999990010 10 MADE UP LANE',
      'near 5999990011 12 MADE UP LANE',
    ]);
  });

  it('that is in no data set is not found', async () => {
    expect(await find('5888880001')).toEqual([]);
  });
});

it('a BIN that is a placeholder or is in no data set is not found', async () => {
  expect(await find('3000000')).toEqual([]);
  expect(await find('3999999')).toEqual([]);
});

describe('bad input', () => {
  it.each(['1'.repeat(200), "350 5 Ave'; drop table city.lots; --", '350 %_%\\'])(
    'has no exact match and causes no error: %j',
    async (typed) => {
      const candidates = await find(typed);
      expect(candidates.filter(({ match }) => match === 'exact')).toEqual([]);
    },
  );
});

describe('a lot whose address has no house number', () => {
  it.each(['164th Street, Bronx', '500 E 164 St, Bronx'])('is offered for %j', async (typed) => {
    const offered = (await findUnnumbered(typed)).map(({ match, bbl }) => `${match} ${bbl}`);
    expect(offered).toContain('near 2023690001');
  });

  it('is not offered for another borough or an unrelated query', async () => {
    expect(await findUnnumbered('164th Street, Staten Island')).toEqual([]);
    expect(await findUnnumbered('Statue of Liberty')).toEqual([]);
  });
});
