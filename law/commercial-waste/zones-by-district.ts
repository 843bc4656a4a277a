import { type ZoneName, ZONE_NAMES } from './zones.ts';

/**
 * Uses City Planning's district numbers: 105 is Manhattan 5. Two districts are each in two zones. Sources: Admin. Code
 * 16-1002(b); the Department of Sanitation's zone map.
 */
const DISTRICTS_OF_ZONE: Readonly<Record<ZoneName, readonly number[]>> = {
  'Queens Central': [403, 404, 405, 406],
  'Bronx East': [202, 209, 210, 211, 212],
  'Bronx West': [201, 203, 204, 205, 206, 207, 208],
  'Brooklyn South': [313, 314, 315],
  'Queens Northeast': [407, 408, 411],
  'Lower Manhattan': [101],
  'Staten Island': [501, 502, 503],
  // The line that divides Manhattan 5 is unverified.
  'Midtown South': [105],
  'Brooklyn North': [301, 303, 304],
  'Upper Manhattan': [109, 110, 112],
  'Brooklyn East': [305, 308, 309, 316, 317, 318],
  'Manhattan Northeast': [108, 111],
  'Manhattan West': [104, 107],
  // Roosevelt Island is in Manhattan 8.
  'Queens West': [401, 402, 108],
  'Manhattan Southeast': [103, 106],
  'Manhattan Southwest': [102],
  'Queens Southeast': [409, 410, 412, 413, 414],
  'Brooklyn Southwest': [310, 311, 312],
  'Brooklyn West': [302, 306, 307],
  'Midtown North': [105],
};

/**
 * Returns both zones of a divided district (105 and 108), where the address determines the zone, and none for a park or
 * an airport.
 */
export const districtZones = (district: number): ZoneName[] =>
  ZONE_NAMES.filter((name) => DISTRICTS_OF_ZONE[name].includes(district));
