import { describe, expect, it } from 'vitest';
import {
  houseNumberText,
  houseParity,
  parseHouseNumber,
  parseSortForm,
  splitAddress,
} from './house-number.ts';

describe('parseHouseNumber', () => {
  it.each([
    ['350', { number: 350_000, isHyphenated: false, suffix: '' }],
    ['58-80', { number: 58_080, isHyphenated: true, suffix: '' }],
    ['330A', { number: 330_000, isHyphenated: false, suffix: 'A' }],
    ['189 1/2 A', { number: 189_000, isHyphenated: false, suffix: '1/2 A' }],
    ['655 front a', { number: 655_000, isHyphenated: false, suffix: 'FRONT A' }],
  ])('reads %j', (text, house) => {
    expect(parseHouseNumber(text)).toEqual(house);
  });

  it.each(['', '0', 'A', '350 BROADWAY', '123456', '1-2-3', 'PIER 9'])('rejects %j', (text) => {
    expect(parseHouseNumber(text)).toBeUndefined();
  });

  it('can be reversed with houseNumberText', () => {
    for (const text of ['350', '58-80', '46-00', '35-05', '330A', '189 1/2', '12 REAR']) {
      const house = parseHouseNumber(text);
      expect(house && houseNumberText(house)).toBe(text);
    }
  });
});

it.each([
  ['351', 1],
  ['350', 2],
  ['58-81', 1],
  ['35-00', 2],
])('houseParity depends on the last part of %j', (text, parity) => {
  const house = parseHouseNumber(text);
  expect(house && houseParity(house)).toBe(parity);
});

describe('parseSortForm', () => {
  it.each([
    ['000111000MB', '111A'],
    ['000033000AA', '33'],
    ['100058080AA', '58-80'],
    ['000189000AH', '189 1/2'],
    ['000012000AC', '12 REAR'],
    ['000010000CL', '10 FRONT A'],
  ])('reads %j as the house number %j', (sortForm, text) => {
    expect(parseSortForm(sortForm)).toEqual(parseHouseNumber(text));
  });

  it('returns undefined for a place without a number, which has only blanks', () => {
    expect(parseSortForm('           ')).toBeUndefined();
  });
});

describe('splitAddress', () => {
  it.each([
    ['350 5 AVENUE', 1, '350', '5 AVENUE'],
    ['147- 40 ARCHER AVE.', 4, '147-40', 'ARCHER AVE.'],
    ['111A 11 AVENUE', 1, '111A', '11 AVENUE'],
    ['1986-1998 2ND AVENUE', 1, '1986', '2ND AVENUE'],
    ['110-120 BROADWAY', 1, '110', 'BROADWAY'],
  ] as const)('separates the house number of %j', (address, borough, text, street) => {
    expect(splitAddress(address, borough)).toEqual({ house: parseHouseNumber(text), street });
  });

  it.each(['EAST 5 STREET', '2ND AVENUE', '165 STREET', 'PIER 9', ''])(
    'finds no house number in %j',
    (address) => {
      expect(splitAddress(address, 1)).toBeUndefined();
    },
  );
});
