import { describe, expect, it } from 'vitest';
import { typedAddresses } from '#tests/support/typed-addresses/typed.ts';
import { normalizeStreet } from './normalize.ts';
import { parseQuery } from './parse-query.ts';

const streets = typedAddresses().flatMap((typed) => {
  const query = parseQuery(typed);
  return query.kind === 'address' ? query.readings.map(({ street }) => street) : [];
});

describe('normalizeStreet', () => {
  it.each([
    ['W. 228th St', 'WEST 228 STREET'],
    ['Fifth Ave', '5 AVENUE'],
    ['5TH AVENUE', '5 AVENUE'],
    ['E104TH ST', 'EAST 104 STREET'],
    ['Centre St', 'CENTER STREET'],
  ])('spells %j as City Planning does', (text, key) => {
    expect(normalizeStreet(text)).toBe(key);
  });

  it.each([
    ['St. Marks Pl', 'SAINT MARKS PLACE'],
    ["ST ANN'S AVENUE", 'SAINT ANNS AVENUE'],
    ['W. ST JAMES ST.', 'WEST SAINT JAMES STREET'],
    ['SAINT NICHOLAS AVE', 'SAINT NICHOLAS AVENUE'],
    ['WALL ST PLAZA', 'WALL STREET PLAZA'],
    ['Dr Martin L King Jr Blvd', 'DR MARTIN L KING JR BOULEVARD'],
    ['LA GUARDIA PL', 'LA GUARDIA PLACE'],
  ])('expands abbreviations in %j depending on their position', (text, key) => {
    expect(normalizeStreet(text)).toBe(key);
  });

  it.each([
    ['Avenue W', 'AVENUE W'],
    ['7 Ave S', '7 AVENUE SOUTH'],
    ['Central Park W', 'CENTRAL PARK WEST'],
    ['West Street', 'WEST STREET'],
    ['B Street', 'B STREET'],
  ])('distinguishes directions from letters in %j', (text, key) => {
    expect(normalizeStreet(text)).toBe(key);
  });

  it.each([
    ['Avenue of the Americas', '6 AVENUE'],
    ['AVE. OF THE AMER', '6 AVENUE'],
    ["B'way", 'BROADWAY'],
    ['CPW', 'CENTRAL PARK WEST'],
    ['Adam Clayton Powell Jr Blvd', '7 AVENUE'],
    ['Malcolm X Blvd', 'LENOX AVENUE'],
    ['Ft Hamilton Pkwy', 'FORT HAMILTON PARKWAY'],
    ['E Mt Eden Ave', 'EAST MOUNT EDEN AVENUE'],
    ['Mc Guinness Blvd', 'MCGUINNESS BOULEVARD'],
  ])('replaces the alias in %j', (text, key) => {
    expect(normalizeStreet(text)).toBe(key);
  });

  it('gives Queens streets the same key if only their towns differ', () => {
    expect(normalizeStreet('HILLSIDE AVENUE BELLEROSE')).toBe('HILLSIDE AVENUE');
    expect(normalizeStreet('7 AVENUE MALBA')).toBe(normalizeStreet('7 AVENUE ROCKAWAYS'));
  });

  it('keeps a town name that is part of a street name', () => {
    expect(normalizeStreet('Astoria Blvd N')).toBe('ASTORIA BOULEVARD NORTH');
    expect(normalizeStreet('Rockaway Beach')).toBe('ROCKAWAY BEACH');
  });

  it('is idempotent', () => {
    for (const street of streets) expect(normalizeStreet(street)).toBe(street);
  });

  it('ignores case, extra blanks and punctuation', () => {
    for (const street of streets) {
      const dressed = ` ${street.toLowerCase().replaceAll(' ', '.  ')}, `;
      expect(normalizeStreet(dressed)).toBe(street);
    }
  });
});
