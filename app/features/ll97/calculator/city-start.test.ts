import { describe, expect, it } from 'vitest';
import type { Filing } from '#law/ll97/filing.ts';
import { SAMPLE_FILINGS, lotFilings, sampleFiling } from '#tests/support/buildings/filings.ts';
import { cityStart, isMissing, type CityStart, type LotFilings } from './city-start.ts';
import { calculatorForm, toBuilding } from './calculator-fields.ts';
import { COMPARE_TEXT } from './texts.ts';

const LOADED = { ll84: '2026-08', covered: '2026-03' };

const ON_THE_LIST = { onLL97: true, onLL84: true, onLL87: true, onLL88: true };

const lotWith = (bbl: string, filings: Filing[], lot: Partial<LotFilings> = {}): LotFilings => ({
  bbl,
  filings,
  covered: { ...ON_THE_LIST, pathways: [0], area: 2_812_739, address: '350 5 AVENUE' },
  coveredBuildings: [],
  loaded: LOADED,
  ...lot,
});

const EMPIRE_STATE = '1008350041';
const empireState = (lot: Partial<LotFilings> = {}) => lotWith(EMPIRE_STATE, lotFilings(EMPIRE_STATE), lot);

const aFiling = (changes: Partial<Filing>): Filing => ({
  propertyId: '1',
  year: 2024,
  bins: [1_015_862],
  floorArea: 51_234,
  uses: [{ name: 'Office', squareFeet: 51_234 }],
  energy: { electricityKwh: 500_000 },
  otherFuels: [],
  ...changes,
});

function filledBy(lot: LotFilings, chosen: string | null = null) {
  const { start, city } = cityStart(lot, chosen);
  if (city.kind !== 'filled') throw new Error('Nothing was filled in.');
  return { start, ...city, text: city.points.join('\n') };
}

function choicesOf(city: CityStart) {
  if (city.kind !== 'choose') throw new Error('There is nothing to choose from.');
  return city;
}

describe('cityStart for a lot with one filing', () => {
  it('fills in uses, areas and energy as the city publishes them', () => {
    const { uses, ...others } = filledBy(empireState()).start;
    expect(uses).toHaveLength(8);
    expect(uses.slice(0, 2)).toEqual([
      { propertyType: 'Office', squareFeet: '2,692,475.1' },
      { propertyType: 'Social/Meeting Hall', squareFeet: '56,815' },
    ]);
    expect(others).toEqual({
      buildingAddress: '338 5th Avenue, Manhattan',
      electricityKwh: '30,849,800.6',
      naturalGasTherms: '54,698.8',
      districtSteamThousandPounds: '53,905.8',
      pathway: 'article320',
    });
  });

  it('names the source of each value, and asks the visitor to compare it with the bills', () => {
    const { heading, points, otherFilings } = filledBy(empireState());
    expect(heading).toBe('Filled in from the Local Law 84 filing for 2024, property 4398177');
    expect(points).toEqual([
      'From the filing: the address, the uses with their floor areas, and the energy use of 2024.',
      'Left out because the law does not count them: water and peak demand.',
      'The compliance pathway comes from the Covered Buildings List, March 2026.',
      COMPARE_TEXT,
    ]);
    expect(otherFilings).toBeUndefined();
  });
});

it.each(SAMPLE_FILINGS.map((filing) => [`${filing.propertyId}-${filing.year}`, filing] as const))(
  'the filing %s fills in a valid form, or asks for the energy',
  (id, filing) => {
    const { start, text } = filledBy(lotWith(filing.bbl, lotFilings(filing.bbl)), id);
    const { uses, ...others } = start;
    const form = new FormData();
    for (const [name, value] of Object.entries(others)) if (typeof value === 'string') form.set(name, value);
    uses.forEach(({ propertyType, squareFeet }, index) => {
      form.set(`uses[${index}].propertyType`, propertyType ?? '');
      form.set(`uses[${index}].squareFeet`, squareFeet ?? '');
    });
    const submission = calculatorForm.check(form);
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error));
    const { energy } = toBuilding(submission.value);
    expect(energy === undefined).toBe(text.includes('The filing reports no energy use.'));
  },
);

describe('cityStart for a filing that does not fully fit the calculator', () => {
  it('keeps the area of a use without a limit, and leaves its type open', () => {
    const uses = [
      { name: 'Other', squareFeet: 20_123 },
      { name: 'Bar/Nightclub', squareFeet: 1_234 },
    ];
    const { start, text } = filledBy(empireState({ filings: [aFiling({ uses })] }));
    expect(start.uses).toEqual([
      { propertyType: undefined, squareFeet: '20,123' },
      { propertyType: undefined, squareFeet: '1,234' },
    ]);
    expect(text).toContain(
      'Local Law 97 has no limit for “Other” and “Bar/Nightclub”. Choose the closest property type',
    );
  });

  it('drops an eleventh use, and says so', () => {
    const names = ['Office', 'Hotel', 'Museum', 'Library', 'Restaurant', 'Retail Store', 'Parking'];
    const more = ['Courthouse', 'Data Center', 'Laboratory', 'Bowling Alley'];
    const uses = [...names, ...more].map((name, index) => ({ name, squareFeet: 9_999 - index }));
    const { start, text } = filledBy(empireState({ filings: [aFiling({ uses })] }));
    expect(start.uses).toHaveLength(10);
    expect(text).toContain('Left out because there is no room for more uses: Bowling Alley (9,989 sq ft).');
  });

  it('drops other fuels and electricity made on site, and says so', () => {
    const filing = aFiling({ otherFuels: ['propane', 'district hot water'], generatedKwh: 12_345.6 });
    const { text } = filledBy(empireState({ filings: [filing] }));
    expect(text).toContain('no field for it: propane and district hot water. Actual emissions are higher.');
    expect(text).toContain('Left out: 12,346 kWh of electricity made on site.');
  });

  it('asks for the energy use if the filing reports none', () => {
    const { start, text } = filledBy(lotWith('1000277502', lotFilings('1000277502')), '3089535-2023');
    expect(start).not.toHaveProperty('electricityKwh');
    expect(text).toContain('The filing reports no energy use. Enter it from your bills');
  });
});

describe('cityStart for a lot with several filings', () => {
  const oneWallStreet = () => lotWith('1000237501', lotFilings('1000237501'));

  it('offers each filing with its year, property, area and warnings, and fills in nothing', () => {
    const { start, city } = cityStart(oneWallStreet(), null);
    expect(start.uses).toEqual([{}]);
    const { choices, other } = choicesOf(city);
    expect(choices).toHaveLength(3);
    expect(choices[2]).toEqual({
      name: '2024, property 33982970',
      area: '1,161,292 sq ft',
      url: '?bbl=1000237501&filing=33982970-2024',
      hints: [
        '150,000 sq ft is a round figure, so it may be an estimate.',
        'Other filings for this lot say it was built in 2022.',
      ],
    });
    expect(other.url).toBe('?bbl=1000237501&filing=none');
  });

  it('fills in the chosen filing instead of a sum, and links back to the others', () => {
    const { start, otherFilings } = filledBy(oneWallStreet(), '20507594-2024');
    const { energy } = sampleFiling('20507594', 2024);
    expect(start.electricityKwh).toBe(energy.electricityKwh?.toLocaleString('en-US'));
    expect(otherFilings).toBe('?bbl=1000237501');
  });

  it.each(['33982970-1999', 'nothing', '', "' or 1=1 --"])(
    'asks again if the chosen filing does not exist: %j',
    (chosen) => {
      const { city } = cityStart(oneWallStreet(), chosen);
      expect(choicesOf(city).isMissing).toBe(true);
      expect(isMissing(city)).toBe(true);
    },
  );

  it('can start with the floor area from the Covered Buildings List instead', () => {
    const { heading, start } = filledBy(oneWallStreet(), 'none');
    expect(heading).toBe('Filled in from the Covered Buildings List, March 2026');
    expect(start.uses).toEqual([{ squareFeet: '2,812,739' }]);
  });
});

describe('cityStart for a lot without a filing', () => {
  it('fills in the floor area and the address from the Covered Buildings List', () => {
    const { start, points } = filledBy(empireState({ filings: [] }));
    expect(start).toEqual({
      buildingAddress: '350 5th Avenue, Manhattan',
      uses: [{ squareFeet: '2,812,739' }],
      pathway: 'article320',
    });
    expect(points).toEqual([
      'From the list: the floor area and the address of the whole lot.',
      "The city's Local Law 84 filings (August 2026) include none for this lot.",
      'The list does not show uses or energy. Choose the property type, and enter the figures from your bills.',
      'The compliance pathway comes from the Covered Buildings List, March 2026.',
      COMPARE_TEXT,
    ]);
  });

  it('does not claim that no filing exists if filings are not loaded', () => {
    const { text } = filledBy(empireState({ filings: [], loaded: { covered: '2026-03' } }));
    expect(text).toContain("We don't have Local Law 84 filings here.");
    expect(text).not.toContain('include none');
  });

  it('says that we have no figures if the lot is not on the list either', () => {
    const { heading, text } = filledBy(empireState({ filings: [], covered: undefined }));
    expect(heading).toBe('We have no figures for this lot');
    expect(text).toContain('This lot is not on the Covered Buildings List, March 2026, for Local Law 97.');
  });

  it('does not claim that a lot is missing from a list that is not loaded', () => {
    const { text } = filledBy(empireState({ filings: [], covered: undefined, loaded: {} }));
    expect(text).toContain("We don't have the Covered Buildings List here, so choose");
    expect(text).not.toContain('is not on');
  });
});

describe('the compliance pathway', () => {
  const covered = (...pathways: number[]) => ({ ...ON_THE_LIST, pathways, area: 80_000 });

  it.each([
    [0, 'article320'],
    [1, 'article320From2026'],
    [2, 'article320From2035'],
    [3, 'article321'],
    [4, 'cityPortfolio'],
  ])('comes from the code on the Covered Buildings List: %i means %s', (code, pathway) => {
    expect(filledBy(empireState({ covered: covered(code) })).start.pathway).toBe(pathway);
  });

  it('is left open if the buildings on the lot differ', () => {
    const { start, text } = filledBy(empireState({ covered: covered(2, 3) }));
    expect(start.pathway).toBeUndefined();
    expect(text).toContain('Buildings on this lot have to comply in different ways.');
  });

  it("comes from the filing's own buildings when the list has codes for each building", () => {
    const coveredBuildings = [
      { bin: 1_015_862, pathway: 3 },
      { bin: 1_015_863, pathway: 2 },
    ];
    expect(filledBy(empireState({ covered: covered(2, 3), coveredBuildings })).start.pathway).toBe(
      'article321',
    );
  });
});

it('an impossible lot number is reported as missing', () => {
  const { start, city } = cityStart(undefined, null);
  expect(city.kind).toBe('noLot');
  expect(isMissing(city)).toBe(true);
  expect(start.uses).toEqual([{}]);
});
