import { describe, expect, it } from 'vitest';
import { typedAddresses, typedPlaces } from '#tests/support/typed-addresses/typed.ts';
import { houseNumberText } from './house-number.ts';
import { parseQuery } from './parse-query.ts';

/** Formats each reading, such as "58-80 59 STREET". */
function readingsOf(typed: string): string[] {
  const query = parseQuery(typed);
  if (query.kind !== 'address') return [query.kind];
  return query.readings.map(({ house, street }) => `${houseNumberText(house)} ${street}`);
}

const placeOf = (typed: string) => {
  const query = parseQuery(typed);
  return query.kind === 'address'
    ? { borough: query.borough, likelyBorough: query.likelyBorough, zip: query.zip }
    : query;
};

describe('a BBL', () => {
  it.each([
    '1008350041',
    ' 1-00835-0041 ',
    '1 835 41',
    'New York 835 41',
    'block 835 lot 41, Manhattan',
    'Borough 1, block 835 and lot 41',
    'Lot: 41; Boro: Manhattan; Block: 835',
    'Tax Block 835, Tax Lot 41, New York County, Manhattan, NY',
    'BLK 835 LT 41 BORO 1',
    'Block835 Lot41 MN',
    'Borough of Manhattan, Block No. 835, Lot No. 41',
    'Lot #41, Block #835, Manhattan, New York, NY',
    'BBL: 1008350041',
    '1008350041.00000000',
    '1-00835-00041',
    '10083500041',
  ])('is read from %j', (typed) => {
    expect(parseQuery(typed)).toEqual({ kind: 'bbl', bbl: '1008350041' });
  });

  it.each([
    ['the bronx', '2'],
    ['BKLYN', '3'],
    ['k', '3'],
    ['Q', '4'],
    ['Staten Island', '5'],
  ])('is read with %j as its borough', (word, digit) => {
    expect(parseQuery(`${word} 277 1`)).toEqual({ kind: 'bbl', bbl: `${digit}002770001` });
  });

  it.each([
    ['block 835 lot 41', 'borough'],
    ['6008350041', 'lot'],
    ['1-00835-0000', 'lot'],
    ['100835004', 'digits'],
    ['10001', 'zip'],
    ['New York, NY 11201', 'zip'],
    ['90210', 'elsewhere'],
  ])('is not read from %j, which is rejected with a reason', (typed, why) => {
    expect(parseQuery(typed)).toEqual({ kind: 'unreadable', why });
  });
});

describe('an address with words other than a house number and a street', () => {
  it.each([
    ['Empire State Building, 350 5th Ave, New York, NY 10118', '350 5 AVENUE'],
    ['Empire State Building 350 5th Ave', '350 5 AVENUE'],
    ['Rockefeller Center 45 Rockefeller Plaza', '45 ROCKEFELLER PLAZA'],
    ['Tower 2, 30 Hudson Yards', '30 HUDSON YARDS'],
    ['350 5th Ave (between 33rd and 34th St), New York', '350 5 AVENUE'],
    ['350 5th Ave @ 34th St', '350 5 AVENUE'],
    ['350 5th Ave and 34th St', '350 5 AVENUE'],
    ['350 5th Ave at W 34th St, NY 10118', '350 5 AVENUE'],
    ['350 5th Ave, corner of 34th St', '350 5 AVENUE'],
    ['100 Avenue A near E 7th St', '100 AVENUE A'],
    ['317 E Twenty-First St', '317 EAST 21 STREET'],
    ['215 West One Hundred Twenty-Fifth Street', '215 WEST 125 STREET'],
    ['215 W One Hundred and Tenth St', '215 WEST 110 STREET'],
    ['2 West Hundredth Street', '2 WEST 100 STREET'],
    ['Forty Wall Street', '40 WALL STREET'],
    ['One Hundred Eleven Eighth Avenue', '111 8 AVENUE'],
    ['1/2 5 Avenue, Manhattan', '1 1/2 5 AVENUE'],
    ['1.5 5 Avenue', '1 1/2 5 AVENUE'],
    ['12-1/2 Main Street', '12 1/2 MAIN STREET'],
    ['2098 Fredrick Douglass Bl', '2098 8 AVENUE'],
    ['2300 Adam C. Powell Jr. Blvd', '2300 7 AVENUE'],
    ['500 Malcom X Blvd', '500 LENOX AVENUE'],
  ])('is read from %j', (typed, reading) => {
    expect(readingsOf(typed)[0]).toBe(reading);
  });

  it('keeps the borough after the cross street', () => {
    expect(placeOf('350 5th Ave @ 34th St Manhattan')).toMatchObject({ borough: 1 });
    expect(placeOf('350 5th Ave (between 33rd and 34th St), New York, NY 10118')).toMatchObject({
      zip: '10118',
    });
  });

  it('in Queens is also read without its hyphen', () => {
    expect(readingsOf('46-20 11th Street, Long Island City')).toEqual(
      expect.arrayContaining(['46-20 11 STREET', '4620 11 STREET']),
    );
  });

  it.each([
    'Forty-Second Street',
    'Pier 9 South Street',
    'West 4 Washington Square',
    'Broadway, 10271 New York',
  ])('is rejected without a house number: %j', (typed) => {
    expect(parseQuery(typed)).toMatchObject({ kind: 'unreadable', why: 'noNumber' });
  });

  it.each([
    '5th Ave & 34th St',
    '34 St W and 8 Ave',
    'E 19 St @ 3 Ave',
    '42nd and Broadway',
    '5 Ave at 34 St',
    'Main St corner of 5th',
  ])('is an intersection if it has no house number: %j', (typed) => {
    expect(parseQuery(typed)).toEqual({ kind: 'intersection' });
  });
});

describe('a BIN', () => {
  it.each(['1015862', 'BIN 1015862', 'bin: 1015862'])('is read from %j', (typed) => {
    expect(parseQuery(typed)).toEqual({ kind: 'bin', bin: 1_015_862 });
  });

  it('is rejected if it is a placeholder', () => {
    expect(parseQuery('3000000')).toEqual({ kind: 'unreadable', why: 'placeholderBin' });
  });

  it('is rejected without a borough digit', () => {
    expect(parseQuery('9015862')).toEqual({ kind: 'unreadable', why: 'digits' });
  });
});

describe('an address', () => {
  it('is recognized in every sample that people typed', () => {
    expect(typedAddresses().filter((typed) => parseQuery(typed).kind !== 'address')).toEqual([]);
  });

  it('needs a house number', () => {
    for (const typed of typedPlaces()) expect(parseQuery(typed).kind).toBe('unreadable');
  });

  it.each([
    ['179 delancy st south', '179 DELANCY STREET SOUTH'],
    ['1 financial sq', '1 FINANCIAL SQUARE'],
    ['10 AVENUE K', '10 AVENUE K'],
    ['"500"  West 175 Street\nNew York City', '500 WEST 175 STREET'],
  ])('is read from %j', (typed, address) => {
    expect(readingsOf(typed)[0]).toBe(address);
  });

  it.each([
    ['189½ Main St', '189 1/2 MAIN STREET'],
    ['189 1/2 A Main St', '189 1/2 A MAIN STREET'],
    ['423N EAST 137 STREET', '423N EAST 137 STREET'],
    ['519 front east 12 st', '519 FRONT EAST 12 STREET'],
    ['80 Front Street', '80 FRONT STREET'],
    ['1330 B Street', '1330 B STREET'],
    ['12 W 32 St', '12 WEST 32 STREET'],
  ])('is read with its house number suffix, if any: %j', (typed, address) => {
    expect(readingsOf(typed)[0]).toBe(address);
  });

  it.each(['58-80 59 Street', '5880 59 Street', '58 80 59 Street', '58–80 59th St, Maspeth'])(
    'in Queens is read with a hyphen from %j',
    (typed) => {
      expect(readingsOf(typed)).toContain('58-80 59 STREET');
    },
  );

  it.each([
    ['Grand Concourse 1005', '1005 GRAND CONCOURSE'],
    ['Avenue of the Americas 1251, New York', '1251 6 AVENUE'],
    ['5 Avenue 350', '350 5 AVENUE'],
    ['Thomson Avenue 30-30, Queens', '30-30 THOMSON AVENUE'],
    ['West 57 Street 111', '111 WEST 57 STREET'],
  ])('may end with its house number, as in %j', (typed, address) => {
    expect(readingsOf(typed)).toContain(address);
  });

  it('is read with and without a hyphen if its house number may have one', () => {
    expect(readingsOf('72 18 Broadway')).toEqual(['72 18 BROADWAY', '72-18 BROADWAY']);
  });

  it('with a range of numbers is also read with the first one', () => {
    expect(readingsOf('110-120 Broadway')).toEqual(['110-120 BROADWAY', '110 BROADWAY']);
  });

  it.each(['Apt 3B', 'APT. 3', '#4', '# 12C', 'Unit 5', 'Suite 1200', 'Ste. 9', '5th Floor', 'Fl 3', 'PH'])(
    'is read without its unit, %j',
    (unit) => {
      expect(readingsOf(`20 Exchange Place, ${unit}, New York, NY`)[0]).toBe('20 EXCHANGE PLACE');
      expect(readingsOf(`20 Exchange Place ${unit}`)[0]).toBe('20 EXCHANGE PLACE');
    },
  );

  it.each([
    ['120 Broadway, Brooklyn, New York, NY, USA', { borough: 3 }],
    ['120 broadway brooklyn ny 11211', { borough: 3, zip: '11211' }],
    ['120 Broadway, NY, NY 10271-0001', { likelyBorough: 1, zip: '10271' }],
    ['120 Broadway, New York', { likelyBorough: 1 }],
    ['10-10 44 Rd, LIC, NY', { borough: 4 }],
    ['34 7 AVENUE MALBA', { borough: 4 }],
    ['12 Main St, K', { borough: 3 }],
    ['70 marble hill ave 10463', { likelyBorough: 2, zip: '10463' }],
    ['120 Broadway', {}],
    ['10 East New York Ave', {}],
    ['30 Manhattan Ave', {}],
  ])('is read with its borough and ZIP code, if any: %j', (typed, place) => {
    expect(placeOf(typed)).toEqual({
      borough: undefined,
      likelyBorough: undefined,
      zip: undefined,
      ...place,
    });
  });

  it.each([
    '350 5 Ave, Chicago, IL 60601',
    '12 Main St, Hoboken, NJ',
    '10 Main St, Yonkers, NY 10701',
    '1 Main St 90210',
  ])('in another city is rejected: %j', (typed) => {
    expect(parseQuery(typed)).toEqual({ kind: 'unreadable', why: 'elsewhere' });
  });

  it('is marked if its place is unknown, unless a borough is named', () => {
    expect(parseQuery('999 Nowhere Street, Atlantis')).toMatchObject({ hasUnknownPlace: true });
    expect(parseQuery('300 Union Street, Park Slope, Brooklyn')).not.toHaveProperty('hasUnknownPlace');
  });

  it('may be in lowercase, with extra blanks, or without commas', () => {
    for (const typed of typedAddresses()) {
      const [first] = readingsOf(typed);
      expect(readingsOf(` ${typed.toLowerCase().replaceAll(' ', '   ')} `)[0]).toBe(first);
    }
  });
});

it.each([
  ['the Empire State Building', '1008350041'],
  ['1 Penn Plaza, New York, NY', '1007830070'],
  ['Stuy-Town', '1009720001'],
])('a well-known building is found by its name, %j', (typed, bbl) => {
  expect(parseQuery(typed)).toEqual({ kind: 'bbl', bbl });
});

describe('other text', () => {
  it.each([
    ['', 'empty'],
    ['!?', 'notAnAddress'],
    ['350 東京都', 'letters'],
    ['Statue of Liberty', 'noNumber'],
    ['5 avenue', 'noNumber'],
    ['70, Manhattan, New York, NY, USA', 'noStreet'],
    ['x '.repeat(500), 'tooLong'],
  ])('such as %j is rejected with a reason', (typed, why) => {
    expect(parseQuery(typed)).toEqual({ kind: 'unreadable', why });
  });

  it.each([
    "350 5 Ave'; drop table city.lots; --",
    '<script>alert(1)</script>',
    '%00 ../../etc/passwd',
    '1'.repeat(200),
    '9 '.repeat(100),
    ', '.repeat(100),
    '#'.repeat(200),
    '\u0000\u202E350',
  ])('does not cause an exception: %j', (typed) => {
    expect(() => parseQuery(typed)).not.toThrow();
  });
});
