import { ORDINALS } from './spelled-numbers.ts';

const TYPES: Readonly<Record<string, string>> = {
  ST: 'STREET',
  STR: 'STREET',
  AV: 'AVENUE',
  AVE: 'AVENUE',
  BL: 'BOULEVARD',
  BLV: 'BOULEVARD',
  BLVD: 'BOULEVARD',
  BOULVARD: 'BOULEVARD',
  CIR: 'CIRCLE',
  CRES: 'CRESCENT',
  CRT: 'COURT',
  CT: 'COURT',
  CTR: 'CENTER',
  DR: 'DRIVE',
  DRV: 'DRIVE',
  EP: 'EXPRESSWAY',
  EXPRE: 'EXPRESSWAY',
  EXPWY: 'EXPRESSWAY',
  EXPY: 'EXPRESSWAY',
  EXT: 'EXTENSION',
  GRN: 'GREEN',
  HTS: 'HEIGHTS',
  HWY: 'HIGHWAY',
  IS: 'ISLAND',
  LA: 'LANE',
  LN: 'LANE',
  LNDG: 'LANDING',
  PKWY: 'PARKWAY',
  PKY: 'PARKWAY',
  PL: 'PLACE',
  PLCE: 'PLACE',
  PLZ: 'PLAZA',
  PY: 'PARKWAY',
  PZ: 'PLAZA',
  RD: 'ROAD',
  SQ: 'SQUARE',
  TER: 'TERRACE',
  TERR: 'TERRACE',
  TPKE: 'TURNPIKE',
};

const OTHER_TYPES = [
  'ALLEY',
  'BRIDGE',
  'CONCOURSE',
  'LOOP',
  'MEWS',
  'OVAL',
  'PROMENADE',
  'ROW',
  'SLIP',
  'WALK',
  'WAY',
];

const TYPE_WORDS: ReadonlySet<string> = new Set([...Object.values(TYPES), ...OTHER_TYPES]);

/** These also start names ("La Guardia", "Dr. Martin Luther King"), so they count as street types only at the end. */
const ENDINGS_ONLY: ReadonlySet<string> = new Set(['CT', 'DR', 'IS', 'LA']);

const DIRECTIONS: Readonly<Record<string, string>> = { N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST' };

const DIRECTION_WORDS: ReadonlySet<string> = new Set(Object.values(DIRECTIONS));

/** A longer list would mean more street lookups for each typed letter. */
const COMMON_ORDINALS = ORDINALS.slice(0, 12);

const MIN_LETTERS = 3;

export const ordinalsFrom = (beginning: string): string[] =>
  beginning.length < MIN_LETTERS
    ? []
    : COMMON_ORDINALS.flatMap((word, index) => (word.startsWith(beginning) ? [String(index + 1)] : []));

export const isType = (word = ''): boolean => TYPE_WORDS.has(word) || word in TYPES;

export const isDirection = (word = ''): boolean => DIRECTION_WORDS.has(word) || word in DIRECTIONS;

const endsName = (next: string | undefined): boolean =>
  next === undefined || isDirection(next) || isType(next);

/** A street's first or last letter may be its direction ("E 5 STREET"), except in "AVENUE S". */
function directionAt(words: readonly string[], index: number): string | undefined {
  const direction = DIRECTIONS[words[index] ?? ''];
  const isLast = index === words.length - 1;
  const isLettered = index === 1 && /^AVE?(NUE)?$/.test(words[0] ?? '');
  return words.length > 1 && (index === 0 || (isLast && !isLettered)) ? direction : undefined;
}

/** "ST" means saint before a name, at the start or after a direction. */
function saintAt(words: readonly string[], index: number): string | undefined {
  const isStart = words.slice(0, index).every(isDirection);
  return words[index] === 'ST' && isStart && !endsName(words[index + 1]) ? 'SAINT' : undefined;
}

function typeAt(words: readonly string[], index: number): string | undefined {
  const word = words[index] ?? '';
  if (index === 0 && !/^AVE?$/.test(word)) return undefined;
  return ENDINGS_ONLY.has(word) && !endsName(words[index + 1]) ? undefined : TYPES[word];
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  BDWAY: 'BROADWAY',
  BWAY: 'BROADWAY',
  CPS: 'CENTRAL PARK SOUTH',
  CPW: 'CENTRAL PARK WEST',
  FT: 'FORT',
  MT: 'MOUNT',
  SW: 'SOUTHWEST',
  VLG: 'VILLAGE',
};

export const fullWord = (words: readonly string[], index: number): string => {
  const word = words[index] ?? '';
  return (
    directionAt(words, index) ?? saintAt(words, index) ?? typeAt(words, index) ?? OTHER_WORDS[word] ?? word
  );
};
