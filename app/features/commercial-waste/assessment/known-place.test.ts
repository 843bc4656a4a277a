import { describe, expect, it } from 'vitest';
import { assessmentFor, knownPlace } from './known-place.ts';
import { FILLED_IN } from './texts.ts';

const known = (query: string) => knownPlace(new URL(`http://site.test/cwz/assessment?${query}`).searchParams);

describe('a link from a building page', () => {
  it('fills in the address, the borough and the ZIP code, and names the zone', () => {
    const url = assessmentFor({
      bbl: '2025050046',
      address: '1130 Anderson Avenue',
      zip: 10452,
      district: 204,
    });
    expect(url).toBe('/cwz/assessment?address=1130+Anderson+Avenue&borough=bronx&zip=10452&district=204');
    expect(known(url.split('?')[1] ?? '')).toEqual({
      typed: { address: '1130 Anderson Avenue', borough: 'bronx', zipCode: '10452' },
      sentences: [FILLED_IN, 'Community District Bronx 4 is in the waste zone Bronx West.'],
    });
  });

  it('leaves out unknown values', () => {
    expect(assessmentFor({ bbl: '5010680072' })).toBe('/cwz/assessment?borough=staten_island');
    expect(assessmentFor({ bbl: 'x' })).toBe('/cwz/assessment');
  });
});

describe('the zone of a district', () => {
  it('is ambiguous if the district lies in two zones', () => {
    expect(known('district=105')).toEqual({
      typed: {},
      sentences: [
        'Community District Manhattan 5 is partly in the waste zone Midtown South and partly in Midtown North. The exact address decides.',
      ],
    });
  });

  it.each(['164', '999', '0', '1e2', '105; drop table', ''])(
    'is unknown for the district "%s"',
    (district) => {
      expect(known(`district=${encodeURIComponent(district)}`)).toBeUndefined();
    },
  );
});

describe('a query typed by hand', () => {
  it('fills in nothing if it contains no valid place', () => {
    expect(known('lost=yes')).toBeUndefined();
    expect(known('zip=abc&borough=atlantis')).toBeUndefined();
  });

  it('fills in the borough if the ZIP code determines it', () => {
    expect(known('zip=11201')?.typed).toEqual({ zipCode: '11201', borough: 'brooklyn' });
    expect(known('zip=11004')?.typed).toEqual({ zipCode: '11004' });
  });

  it('truncates an address to the maximum length of the field', () => {
    expect(known(`address=${'a'.repeat(1000)}`)?.typed.address).toHaveLength(160);
  });
});
