import { describe, expect, it } from 'vitest';
import { hasAnswers } from '#law/buildings/answers.ts';
import { parseBuildingQuery, parseDescribedQuery, writeBuildingQuery } from './building-query.ts';

const parse = (query: string) => parseBuildingQuery(new URLSearchParams(query));

describe('the query of a building', () => {
  it('has the answers and the corrected facts by their names', () => {
    expect(parse('gasPiping=no&boiler=unknown&units=8&floors=6.5&district=105&buildingClass=d4')).toEqual({
      bin: undefined,
      filing: undefined,
      answers: { gasPiping: 'no', boiler: 'unknown' },
      corrections: { units: 8, floors: 6.5, district: 105, buildingClass: 'D4' },
      rejected: [],
    });
  });

  it('names one building of the lot, and one filing', () => {
    expect(parse('bin=1015862&filing=2655774-2024')).toMatchObject({ bin: 1015862, filing: '2655774-2024' });
  });

  it('reads areas with commas and a unit, and leaves empty fields out', () => {
    expect(parse('floorArea=48,000&units=&floors=').corrections).toEqual({ floorArea: 48_000 });
    expect(parse('floorArea=48,000+sq+ft').corrections).toEqual({ floorArea: 48_000 });
  });

  it.each([
    ['units', '-1'],
    ['units', '8.5'],
    ['units', '1e3'],
    ['units', '20001'],
    ['floors', 'six'],
    ['floors', '201'],
    ['floorArea', '99999999999'],
    ['yearBuilt', '1492'],
    ['district', '113'],
    ['district', '164'],
    ['buildingClass', 'office'],
    ['buildingClass', '<script>'],
  ])('rejects %s "%s", and says so', (name, value) => {
    const { corrections, rejected } = parse(new URLSearchParams({ [name]: value }).toString());
    expect(corrections).toEqual({});
    expect(rejected).toEqual([name]);
  });

  it('ignores invalid answers, buildings and filings', () => {
    const query = parse('gasPiping=perhaps&bin=abc&filing=../../etc&nonsense=yes');
    expect(query).toEqual({ answers: {}, corrections: {}, rejected: [] });
    expect(hasAnswers(query)).toBe(false);
  });

  it('of a described building has an address and a law; that of a lot has not', () => {
    const query = 'address=284+Wyckoff+Ave&law=ll152&units=8';
    expect(parseDescribedQuery(new URLSearchParams(query))).toMatchObject({
      address: '284 Wyckoff Ave',
      law: 'll152',
    });
    expect(writeBuildingQuery(parseDescribedQuery(new URLSearchParams(query))).toString()).toBe(query);
    expect(writeBuildingQuery(parse(query)).toString()).toBe('units=8');
    expect(parseDescribedQuery(new URLSearchParams('address=%00+&law=ll1'))).toMatchObject({ answers: {} });
  });

  it('is written as it is read', () => {
    const query = 'bin=1015862&filing=2655774-2024&gasPiping=no&units=8&yearBuilt=1931';
    expect(writeBuildingQuery(parse(query)).toString()).toBe(query);
    expect(hasAnswers(parse(query))).toBe(true);
  });
});
