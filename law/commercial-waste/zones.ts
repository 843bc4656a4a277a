import { addDays } from '../days.ts';
import { nextDay, type Register, valueOn } from '../figures/register.ts';
import { type RuleFigures, useNames } from '../figures/values.ts';

type DateStatus = 'set' | 'proposed' | 'none';

export interface SignUpWindow {
  /** ISO 8601: a day, or a month if the day is unknown. */
  opens: string;
  closes: string;
  isInferred: boolean;
}

type Precision = 'day' | 'month';

interface ZoneData {
  name: string;
  districts: string;
  source?: string;
  window?: readonly [Precision, Precision];
}

const FINAL_RULE = 'final rule, City Record, June 11, 2026';
const SCHEDULE = "the city's roll-out schedule of September 24, 2026";
const PROPOSAL = 'proposal of July 2026 (adoption unverified)';

/** In launch order. The dates are in the register under `cwz-live-*`. */
const ZONES = [
  { name: 'Queens Central', districts: 'Queens 3, 4, 5, 6' },
  { name: 'Bronx East', districts: 'Bronx 2, 9, 10, 11, 12' },
  { name: 'Bronx West', districts: 'Bronx 1, 3 to 8' },
  { name: 'Brooklyn South', districts: 'Brooklyn 13, 14, 15' },
  { name: 'Queens Northeast', districts: 'Queens 7, 8, 11' },
  { name: 'Lower Manhattan', districts: 'Manhattan 1' },
  { name: 'Staten Island', districts: 'Staten Island 1 to 3' },
  { name: 'Midtown South', districts: 'Manhattan 5, south', window: ['day', 'day'] },
  { name: 'Brooklyn North', districts: 'Brooklyn 1, 3, 4', source: FINAL_RULE, window: ['month', 'day'] },
  { name: 'Upper Manhattan', districts: 'Manhattan 9, 10, 12', source: FINAL_RULE, window: ['month', 'day'] },
  { name: 'Brooklyn East', districts: 'Brooklyn 5, 8, 9, 16, 17, 18' },
  { name: 'Manhattan Northeast', districts: 'Manhattan 8 (not Roosevelt Island), 11' },
  { name: 'Manhattan West', districts: 'Manhattan 4, 7' },
  { name: 'Queens West', districts: 'Queens 1, 2 and Roosevelt Island' },
  { name: 'Manhattan Southeast', districts: 'Manhattan 3, 6' },
  { name: 'Manhattan Southwest', districts: 'Manhattan 2' },
  { name: 'Queens Southeast', districts: 'Queens 9, 10, 12, 13, 14' },
  { name: 'Brooklyn Southwest', districts: 'Brooklyn 10, 11, 12' },
  { name: 'Brooklyn West', districts: 'Brooklyn 2, 6, 7' },
  { name: 'Midtown North', districts: 'Manhattan 5, north' },
] as const satisfies readonly ZoneData[];

export type ZoneName = (typeof ZONES)[number]['name'];

export interface Zone {
  name: ZoneName;
  districts: string;
  signUp?: SignUpWindow;
  liveFrom?: string;
  dateStatus: DateStatus;
  source: string;
  checkedOn?: string;
}

export const zoneKey = (prefix: string, name: ZoneName): string =>
  `${prefix}-${name.toLowerCase().replaceAll(' ', '-')}`;

const liveKey = (name: ZoneName): string => zoneKey('cwz-live', name);
const signUpKey = (name: ZoneName): string => `${zoneKey('cwz', name)}-start`;

const NO_DATE_KEY = 'cwz-no-date';

/** In most zones, sign-up opens on the first of the month, two months before the zone goes live. */
function inferredOpening(liveFrom: string): string {
  const [year = 0, month = 0] = liveFrom.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - 2, 1)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const rounded = (day: string, precision: Precision): string =>
  precision === 'day' ? day : day.slice(0, 'YYYY-MM'.length);

function signUpWindow(liveFrom: string, opens: string | undefined, window: ZoneData['window']): SignUpWindow {
  // A zone's final implementation date is the day before it goes live.
  const closes = addDays(liveFrom, -1);
  if (opens !== undefined) return { opens, closes, isInferred: false };
  const [opening, closing] = window ?? ['month', 'month'];
  return {
    opens: rounded(inferredOpening(liveFrom), opening),
    closes: rounded(closes, closing),
    isInferred: true,
  };
}

function zoneOn(
  { name, districts, ...data }: ZoneData & { name: ZoneName },
  register: Register,
  day: string,
): Zone {
  const figure = register.figures[liveKey(name)];
  const liveFrom = figure && valueOn(figure, day);
  if (!figure || liveFrom === undefined) {
    const checkedOn = register.figures[NO_DATE_KEY]?.checkedOn;
    return { name, districts, dateStatus: 'none', source: SCHEDULE, checkedOn };
  }
  const isSet = figure.certainty === 'verified';
  const published = register.deadlines[signUpKey(name)];
  return {
    name,
    districts,
    signUp: signUpWindow(liveFrom, published && nextDay(published, day), data.window),
    liveFrom,
    dateStatus: isSet ? 'set' : 'proposed',
    source: isSet ? (data.source ?? SCHEDULE) : PROPOSAL,
    checkedOn: figure.checkedOn,
  };
}

/** Launch dates are set by rule under Admin. Code 16-1002(e)(3). An unverified date is a proposal. */
export const CWZ_ZONES: RuleFigures<readonly Zone[]> = {
  uses: useNames(
    ZONES.map(({ name }) => liveKey(name)),
    ZONES.map(({ name }) => signUpKey(name)),
  ),
  from: (register, day) => ZONES.map((zone) => zoneOn(zone, register, day)),
};

export const ZONE_NAMES: readonly ZoneName[] = ZONES.map(({ name }) => name);

export type ZoneStatus = { kind: 'live' | 'scheduled' | 'proposed'; date: string } | { kind: 'undated' };

/** A proposed date that has passed does not make a zone live. */
export function zoneStatus(
  { dateStatus, liveFrom }: Pick<Zone, 'dateStatus' | 'liveFrom'>,
  asOf: string,
): ZoneStatus {
  if (liveFrom === undefined || dateStatus === 'none') return { kind: 'undated' };
  if (dateStatus === 'proposed') return { kind: 'proposed', date: liveFrom };
  return { kind: liveFrom <= asOf ? 'live' : 'scheduled', date: liveFrom };
}

export const liveZoneCount = (zones: readonly Zone[], asOf: string): number =>
  zones.filter((zone) => zoneStatus(zone, asOf).kind === 'live').length;

export const FIND_YOUR_ZONE = {
  label: 'Find your zone by address',
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/how-to-comply.page',
} as const;

export const AWARDED_CARTERS = {
  label: "The city's list of carters by zone",
  url: 'https://www.nyc.gov/cwz',
} as const;

/** Admin. Code 16-1002. */
export const OFFICIAL_SCHEDULE = {
  label: "The city's map and roll-out schedule",
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/rollout-schedule.page',
} as const;
