import { describe, expect, it } from 'vitest';
import { hasAnswers } from '#law/buildings/answers.ts';
import { parseBuildingQuery, parseDescribedQuery, writeBuildingQuery } from './building-query.ts';

const parse = (query: string) => parseBuildingQuery(new URLSearchParams(query));

describe('the building page query', () => {
  it('contains answers and corrected facts by name', () => {
    expect(parse('gasPiping=no&boiler=unknown&units=8&floors=6.5&district=105&buildingClass=d4')).toEqual({
      bin: undefined,
      filing: undefined,
      answers: { gasPiping: 'no', boiler: 'unknown' },
      corrections: { units: 8, floors: 6.5, district: 105, buildingClass: 'D4' },
      rejected: [],
    });
  });

  it('can select a building on the lot and a filing', () => {
    expect(parse('bin=1015862&filing=2655774-2024')).toMatchObject({ bin: 1015862, filing: '2655774-2024' });
  });

  it('accepts commas and units in areas, and skips empty fields', () => {
    expect(parse('floorArea=48,000&units=&floors=').corrections).toEqual({ floorArea: 48_000 });
    expect(parse('floorArea=48,000+sq+ft').corrections).toEqual({ floorArea: 48_000 });
  });

  it.each([
    ['units', '8.5'],
    ['units', '1e3'],
    ['units', '20001'],
    ['floors', '201'],
    ['floorArea', '99999999999'],
    ['yearBuilt', '1492'],
    ['district', '113'],
    ['district', '164'],
    ['buildingClass', '<script>'],
  ])('rejects the field %s with the value "%s"', (name, value) => {
    const { corrections, rejected } = parse(new URLSearchParams({ [name]: value }).toString());
    expect(corrections).toEqual({});
    expect(rejected).toEqual([name]);
  });

  it('ignores invalid answers, buildings and filings', () => {
    const query = parse('gasPiping=perhaps&bin=abc&filing=../../etc&nonsense=yes');
    expect(query).toEqual({ answers: {}, corrections: {}, rejected: [] });
    expect(hasAnswers(query)).toBe(false);
  });

  it('contains an address and a law only for a described building', () => {
    const query = 'address=284+Wyckoff+Ave&law=ll152&units=8';
    expect(parseDescribedQuery(new URLSearchParams(query))).toMatchObject({
      address: '284 Wyckoff Ave',
      law: 'll152',
    });
    expect(writeBuildingQuery(parseDescribedQuery(new URLSearchParams(query))).toString()).toBe(query);
    expect(writeBuildingQuery(parse(query)).toString()).toBe('units=8');
    expect(parseDescribedQuery(new URLSearchParams('address=%00+&law=ll1'))).toMatchObject({ answers: {} });
  });

  it('survives a round trip through parsing and writing', () => {
    const query = 'bin=1015862&filing=2655774-2024&gasPiping=no&units=8&yearBuilt=1931';
    expect(writeBuildingQuery(parse(query)).toString()).toBe(query);
    expect(hasAnswers(parse(query))).toBe(true);
  });
});
