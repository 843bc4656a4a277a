import type { PadStreet } from './pad.ts';

/**
 * Addresses with the lots, buildings and ZIP codes that GeoSearch returned for them with PAD 26a (June 2026), for each
 * kind of case that the lookup has to handle. Comments mark the made-up ones.
 */
export const PAD_STREETS: readonly PadStreet[] = [
  {
    borough: 1,
    names: ['5 AVENUE', 'FIFTH AVENUE'],
    ranges: [{ low: '338', high: '350', bbl: '1008350041', bin: 1_015_862, zip: 10_118 }],
  },
  {
    borough: 3,
    names: ['5 AVENUE', 'FIFTH AVENUE'],
    // The BBL is made up.
    ranges: [{ low: '350', bbl: '3009790040', bin: 3_021_850, zip: 11_215 }],
  },
  {
    borough: 1,
    names: ['CENTRE STREET', 'CENTER STREET'],
    ranges: [{ low: '1', bbl: '1001210001', bin: 1_001_394, zip: 10_007 }],
  },
  {
    borough: 1,
    names: ['AVENUE OF THE AMERICAS', '6 AVENUE', 'SIXTH AVENUE', 'AVE OF THE AMER'],
    // This range is made up.
    ranges: [{ low: '1280', high: '1290', bbl: '1012670001', bin: 1_023_470, zip: 10_104 }],
  },
  {
    borough: 4,
    names: ['59 STREET'],
    ranges: [{ low: '58-74', high: '58-80', bbl: '4026660020', bin: 4_059_726, zip: 11_378 }],
  },
  {
    borough: 4,
    names: ['THOMSON AVENUE'],
    ranges: [{ low: '30-30', bbl: '4002770001', bin: 4_003_533, zip: 11_101 }],
  },
  {
    borough: 3,
    names: ['ELLIOT PLACE', 'SOUTH ELLIOT PLACE'],
    ranges: [{ low: '56', bbl: '3020250150', bin: 3_000_000, zip: 11_205 }],
  },
  // All below are made up: streets with the same name in different towns, Marble Hill, and directions.
  {
    borough: 4,
    names: ['HILLSIDE AVENUE BELLEROSE'],
    ranges: [{ low: '239-02', bbl: '4079090001', bin: 4_165_001, zip: 11_426 }],
  },
  {
    borough: 4,
    names: ['HILLSIDE AVENUE DOUGLASTON'],
    ranges: [{ low: '239-02', bbl: '4081090001', bin: 4_168_001, zip: 11_363 }],
  },
  {
    borough: 1,
    names: ['WEST 228 STREET'],
    ranges: [{ low: '125', bbl: '1022150100', bin: 1_064_500, zip: 10_463 }],
  },
  {
    borough: 1,
    names: ['EAST 125 STREET'],
    ranges: [{ low: '300', bbl: '1018010030', bin: 1_054_100, zip: 10_035 }],
  },
  {
    borough: 1,
    names: ['WEST 125 STREET', 'DR M L KING JR BOULEVARD'],
    ranges: [{ low: '300', bbl: '1019510030', bin: 1_059_100, zip: 10_027 }],
  },
  // A condominium, whose unit lots PAD contains, and a lot with two buildings.
  {
    borough: 1,
    names: ['WEST 57 STREET'],
    ranges: [
      { low: '111', bbl: '1010101042', bin: 1_023_728, zip: 10_019 },
      { low: '105', high: '107', bbl: '1010100030', bin: 1_023_800, zip: 10_019 },
      { low: '105', high: '107', bbl: '1010100030', bin: 1_023_801, zip: 10_019 },
    ],
  },
  {
    borough: 1,
    names: ['EAST 12 STREET'],
    ranges: [
      { low: '519', bbl: '1004060050', bin: 1_005_900, zip: 10_009 },
      { low: '519 REAR', bbl: '1004060051', bin: 1_005_901, zip: 10_009 },
      { low: '521A', high: '521C', bbl: '1004060052', bin: 1_005_902, zip: 10_009 },
      { low: '523 1/2', bbl: '1004060053', bin: 1_005_903, zip: 10_009 },
    ],
  },
];
