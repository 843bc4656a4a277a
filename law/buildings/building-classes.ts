/**
 * The Department of Finance's building classes: the family name, then each second character and its meaning.
 * Source: City Planning's PLUTO data dictionary, appendix C.
 */
const FAMILIES: Readonly<Record<string, readonly [name: string, ...kinds: string[]]>> = {
  A: [
    'One-family home',
    '0 Cape Cod; 1 two stories, detached; 2 one story; 3 large suburban residence; 4 city residence',
    '5 attached or semi-detached; 6 summer cottages; 7 mansion type or townhouse',
    '8 bungalow colony/land co-op owned; 9 miscellaneous',
  ],
  B: ['Two-family home', '1 brick; 2 frame; 3 converted from one family; 9 miscellaneous'],
  C: [
    'Walk-up apartments',
    '0 three families; 1 over six families without stores; 2 five to six families; 3 four families',
    '4 old-law tenement; 5 converted dwelling or rooming house; 6 cooperative',
    '7 over six families with stores; 8 co-op conversion from loft or warehouse; 9 garden apartments',
    'M mobile homes or trailer park',
  ],
  D: [
    'Elevator apartments',
    '0 co-op conversion from loft or warehouse; 1 semi-fireproof (without stores)',
    '2 artists in residence; 3 fireproof (without stores); 4 cooperatives (other than condominiums)',
    '5 converted; 6 fireproof (with stores); 7 semi-fireproof (with stores); 8 luxury type',
    '9 miscellaneous',
  ],
  E: [
    'Warehouses',
    "1 fireproof; 2 contractor's warehouse; 3 semi-fireproof; 4 frame, metal; 7 self-storage",
    '9 miscellaneous',
  ],
  F: [
    'Factory and industrial buildings',
    '1 heavy manufacturing (fireproof); 2 special construction (fireproof); 4 semi-fireproof',
    '5 light manufacturing; 8 tank farms; 9 miscellaneous',
  ],
  G: [
    'Garages and gasoline stations',
    '0 residential tax class 1 garage; 1 all parking garages; 2 auto body or repair shop',
    '3 gas station with retail store; 4 gas station with auto repair; 5 gas station only',
    '6 licensed parking lot; 7 unlicensed parking lot; 8 car sales or rental with showroom',
    '9 miscellaneous garage or gas station; U car sales or rental without showroom',
    'W car wash or lubritorium facility',
  ],
  H: [
    'Hotels',
    '1 luxury type; 2 full service hotel; 3 limited service; 4 motels; 5 private club, luxury type',
    '6 apartment hotels; 7 apartment hotel owned by a co-op; 8 dormitories; 9 miscellaneous',
    'B boutique 10-100 rooms; H hostel; R single-room occupancy; S extended stay',
  ],
  I: [
    'Hospitals and health',
    '1 hospitals, sanitariums, mental institutions; 2 infirmary; 3 dispensary; 4 staff facilities',
    '5 health center or clinic; 6 nursing home; 7 adult care facility; 9 miscellaneous',
  ],
  J: [
    'Theaters',
    '1 art house, up to 400 seats; 2 art house, over 400 seats; 3 motion picture theater with balcony',
    '4 stage theater (sole use of building); 5 theater in mixed use building; 6 TV studios',
    '7 Off-Broadway theater; 8 multiplex picture theater; 9 miscellaneous',
  ],
  K: [
    'Store buildings',
    '1 one story retail; 2 multi-story retail; 3 multi-story department store',
    '4 predominant retail with other uses; 5 stand-alone food establishment',
    '6 shopping centers with or without parking; 7 banking facilities with or without parking',
    '8 big-box store; 9 miscellaneous',
  ],
  L: [
    'Loft buildings',
    '1 over eight stories; 2 fireproof and storage type (without stores); 3 semi-fireproof',
    '8 with stores; 9 miscellaneous',
  ],
  M: [
    'House of worship',
    '1 church, synagogue, or chapel; 2 mission houses (non-residential); 3 parsonage, rectory',
    '4 convents; 9 miscellaneous',
  ],
  N: [
    'Institutional homes',
    '1 asylum; 2 home for children, the aged, or the homeless; 3 orphanages; 4 detention house',
    '9 miscellaneous',
  ],
  O: [
    'Office buildings',
    '1 office only, 1 story; 2 office only, 2 to 6 stories; 3 office only, 7 to 19 stories',
    '4 office only or office with stores, 20 stories or more; 5 office with stores, 1 to 6 stories',
    '6 office with stores, 7 to 19 stories; 7 professional building or funeral home',
    '8 office with apartments only (no stores); 9 banks and miscellaneous',
  ],
  P: [
    'Places of public assembly (indoor) and cultural',
    '1 concert halls; 2 lodge rooms; 3 YMCA, YWCA, or similar; 4 beach club; 5 community center',
    '6 amusement place, bathhouse, boat house; 7 museum; 8 library; 9 miscellaneous',
  ],
  Q: [
    'Outdoor recreation facilities',
    '0 open space; 1 park or recreation; 2 playground; 3 outdoor pool; 4 beach; 5 golf course',
    '6 stadium or race track; 7 tennis court; 8 marina, yacht club; 9 miscellaneous',
  ],
  R: [
    'Condominiums',
    '0 condo billing lot; 1 residential unit in 2 to 10 unit building',
    '2 residential unit in walk-up building; 3 residential unit in 1 to 3 story building',
    '4 residential unit in elevator building; 5 miscellaneous commercial',
    '6 residential unit of 1 to 3 unit building; 7 commercial unit of 1 to 3 unit building',
    '8 commercial unit of 2 to 10 unit building; 9 co-op within a condominium',
    'A cultural, medical, educational; B office space; C commercial building; D residential building',
    'G indoor parking; H hotel; I mixed warehouse, factory, or industrial and commercial',
    'K retail space; M mixed residential and commercial building; P outdoor parking',
    'R condominium rentals; S non-business storage space; T terraces, gardens, cabanas',
    'W warehouse, factory, or industrial; X mixed residential, commercial and industrial',
    'Z mixed residential and warehouse',
  ],
  S: [
    'Home with store or office',
    '0 one family with two stores or offices; 1 one family with one store or office',
    '2 two families with one store or office; 3 three families with one store or office',
    '4 four families with one store or office; 5 five to six families with one store or office',
    '9 stores or offices and apartments',
  ],
  T: ['Transportation facilities', '1 airport, air field, terminal; 2 pier, dock, bulkhead; 9 miscellaneous'],
  U: [
    'Utility bureau properties',
    '0 utility company land and building; 1 bridge, tunnel, highway; 2 gas or electric utility',
    '3 ceiling railroad; 4 telephone utility; 5 communications facilities other than telephone',
    '6 railroad, private ownership; 7 transportation, public ownership; 8 revocable consent',
    '9 miscellaneous',
  ],
  V: [
    'Vacant land',
    '0 zoned residential, not Manhattan; 1 zoned commercial or Manhattan residential',
    '2 zoned commercial adjacent to class 1 dwelling, not Manhattan',
    '3 zoned residential, not Manhattan; 4 police or fire department; 5 school site or yard',
    '6 library, hospital or museum; 7 Port Authority of New York and New Jersey',
    '8 state or federal government; 9 miscellaneous',
  ],
  W: [
    'Educational structures',
    '1 public elementary, junior or senior high; 2 parochial school, yeshiva; 3 school or academy',
    '4 training school; 5 city university; 6 other college and university; 7 theological seminary',
    '8 other private school; 9 miscellaneous',
  ],
  Y: [
    'Selected government installations',
    '1 fire department; 2 police department; 3 prison, jail, house of detention',
    '4 military and naval installation; 5 department of real estate; 6 department of sanitation',
    '7 department of ports and terminals; 8 department of public works',
    '9 department of environmental protection',
  ],
  Z: [
    'Miscellaneous',
    '0 tennis court, pool, shed, and similar; 1 court house; 2 public parking area; 3 post office',
    '4 foreign government; 5 land under water; 6 United Nations; 7 easement; 8 cemetery; 9 other',
  ],
};

const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries(FAMILIES).flatMap(([family, [name, ...lines]]) => [
    [family, name] as const,
    ...lines
      .flatMap((line) => line.split('; '))
      .map((kind) => [family + kind.charAt(0), `${name}, ${kind.slice('0 '.length)}`] as const),
  ]),
);

const NAMED_HOMES: readonly [words: RegExp, least: number, most: number][] = [
  [/ ?\bone family(?: with)?/, 1, 1],
  [/ ?\btwo families(?: with)?/, 2, 2],
  [/ ?\bthree families(?: with)?/, 3, 3],
  [/ ?\bfour families(?: with)?/, 4, 4],
  [/ ?\bfive to six families(?: with)?/, 5, 6],
  [/ ?\bover six families/, 7, Number.POSITIVE_INFINITY],
];

/** "Elevator apartments, fireproof (without stores)" for "D3". Omits a family count that contradicts `units`. */
export function classDescription(buildingClass: string, units?: number): string | undefined {
  const description = CLASSES.get(buildingClass);
  if (!description || !units) return description;
  const [words] =
    NAMED_HOMES.find(([named, least, most]) => named.test(description) && (units < least || units > most)) ??
    [];
  return words ? description.replace(words, '').replace(/,$/, '') : description;
}

interface Kind {
  /** The class that represents this kind. Rules use it to decide exemptions. */
  buildingClass: string;
  label: string;
}

export const KINDS: readonly Kind[] = [
  { buildingClass: 'A1', label: 'One-family house' },
  { buildingClass: 'B1', label: 'Two-family house' },
  { buildingClass: 'C0', label: 'Three-family house' },
  { buildingClass: 'C1', label: 'Apartments without an elevator' },
  { buildingClass: 'D1', label: 'Apartments with an elevator' },
  { buildingClass: 'D4', label: 'Co-op with an elevator' },
  { buildingClass: 'R4', label: 'Condo with an elevator' },
  { buildingClass: 'S9', label: 'Homes above a store or office' },
  { buildingClass: 'O4', label: 'Office' },
  { buildingClass: 'K1', label: 'Store' },
  { buildingClass: 'H3', label: 'Hotel' },
  { buildingClass: 'E1', label: 'Warehouse' },
  { buildingClass: 'F4', label: 'Factory or workshop' },
  { buildingClass: 'G1', label: 'Parking garage' },
  { buildingClass: 'W1', label: 'School' },
  { buildingClass: 'I1', label: 'Hospital or health center' },
  { buildingClass: 'M1', label: 'House of worship' },
  { buildingClass: 'P5', label: 'Community center or place of assembly' },
];

export const kindLabel = (code: string): string | undefined =>
  KINDS.find(({ buildingClass }) => buildingClass === code)?.label;
