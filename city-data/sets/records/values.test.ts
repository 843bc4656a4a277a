import { expect, it } from 'vitest';
import { NULL } from '../values.ts';
import { buildingNumber, day, lotFromParts, money, publicWords, section } from './values.ts';

it.each([
  [
    '§ 27-2056.6 ADM CODE - PAINT THAT IS PEELING LOCATED AT APT 9Z, 3rd STORY',
    '§ 27-2056.6 ADM CODE - PAINT THAT IS PEELING',
  ],
  [
    'ABATE THE ROACHES IN THE ENTIRE APARTMENT LOCATED AT APT 9Z',
    'ABATE THE ROACHES IN THE ENTIRE APARTMENT',
  ],
  ['NO HEAT AT APT. 9Z', 'NO HEAT'],
  ['NO HEAT, APT#9Z', 'NO HEAT'],
  ['LEAK APT9Z AND 8Z', 'LEAK'],
  ['LEAK IN APARTMENT NO. 9Z', 'LEAK'],
  ['LEAK IN UNIT B', 'LEAK'],
  ['CEILING FELL ON THE 2ND FLOOR OF THE HALL', 'CEILING FELL'],
  ['CEILING FELL ON THE SECOND STORY', 'CEILING FELL'],
  ['CEILING FELL, FLOOR 9', 'CEILING FELL'],
  ['CEILING FELL IN 1ST ROOM FROM NORTH', 'CEILING FELL'],
  ['REPAIR THE BROKEN OR DEFECTIVE WOOD FLOOR', 'REPAIR THE BROKEN OR DEFECTIVE WOOD FLOOR'],
  ['HEAT FOR ALL APARTMENTS AND ROOMS', 'HEAT FOR ALL APARTMENTS AND ROOMS'],
  ['CAR TOP   LIGHT', 'CAR TOP LIGHT'],
  ['LOCATED AT APT 9Z', NULL],
  ['', NULL],
])('publicWords removes the location of an apartment or floor, if any, from %j', (given, kept) => {
  expect(publicWords(given)).toBe(kept);
});

it.each([
  [day, '1/7/2026', '2026-01-07'],
  [day, '02/10/2026 10:00:00 AM', '2026-02-10'],
  [day, '2026-03-12T00:00:00.000', '2026-03-12'],
  [day, '2011-12-12 05:00:00', '2011-12-12'],
  [day, '20200611', '2020-06-11'],
  [day, '02/30/2026', NULL],
  [day, '13/45/2023', NULL],
  [day, '000000', NULL],
  [day, 'Y9990120', NULL],
  [day, '', NULL],
  [money, '4000.00', '4000'],
  [money, '.00', '0'],
  [money, '-25.00', '-25'],
  [money, '$1,250.50', '1250.5'],
  [money, '', NULL],
  [money, 'unknown', NULL],
  [buildingNumber, '2047795.0', '2047795'],
  [buildingNumber, '1000000', NULL],
  [buildingNumber, '9123456', NULL],
  [buildingNumber, '', NULL],
])('%o reads "%s" as "%s"', (convert, given, read) => {
  expect(convert(given)).toBe(read);
});

it.each([
  ['1', '00847', '00038', '1008470038'],
  ['BRONX', '4250', '26', '2042500026'],
  ['Staten Island', '501', '48.0', '5005010048'],
  ['STATEN IS', '01257', '0065', '5012570065'],
  ['BK', '17', '7501', '3000177501'],
  ['NOT NYC', '1', '1', undefined],
  ['MANHATTAN', '00000', '0000', undefined],
  ['1', '99', '123456', undefined],
])('lotFromParts reads the borough %s, block %s and lot %s as %s', (borough, block, lot, bbl) => {
  expect(lotFromParts(borough, block, lot)).toBe(bbl);
});

it('section ignores the padding and the words after a section number', () => {
  expect(section('28-304                  FAILURE TO MAINTAIN ELEVATOR')).toBe('28-304');
  expect(section('AC 28-204.4')).toBe('AC 28-204.4');
});
