/** How settled a zone's date is. Only a set date makes a zone live. */
type DateStatus = 'set' | 'proposed' | 'none';

/** When businesses of a zone choose a carter. */
export interface SignUpWindow {
  /** ISO 8601: a day, or a month where the day is not known. */
  opens: string;
  closes: string;
  /** Inferred from the pattern of the other zones, not published. */
  isInferred: boolean;
}

export interface Zone {
  name: string;
  /** The community districts that it is made of. */
  districts: string;
  signUp?: SignUpWindow;
  /** The day after the zone's final implementation date, ISO 8601. */
  liveFrom?: string;
  dateStatus: DateStatus;
  /** The source of the date. */
  source: string;
}

const SCHEDULE = "the city's roll-out schedule of September 24, 2026";

const exact = (opens: string, closes: string): SignUpWindow => ({ opens, closes, isInferred: false });
const inferred = (opens: string, closes: string): SignUpWindow => ({ opens, closes, isInferred: true });

const dated =
  (dateStatus: DateStatus, source: string) =>
  <Name extends string>(name: Name, districts: string, liveFrom: string, signUp: SignUpWindow) => ({
    name,
    districts,
    signUp,
    liveFrom,
    dateStatus,
    source,
  });

const onSchedule = dated('set', SCHEDULE);
const byRule = dated('set', 'final rule, City Record, June 11, 2026');
const proposed = dated('proposed', 'proposal of July 2026, its adoption unverified');

const undated = <Name extends string>(name: Name, districts: string) => ({
  name,
  districts,
  dateStatus: 'none' as const,
  source: SCHEDULE,
});

/**
 * The 20 zones in the order in which they open. The dates are set by rule under Admin. Code
 * 16-1002(e)(3); what is inferred or only proposed says so. Checked on 2026-11-21.
 */
export const ZONES = [
  onSchedule('Queens Central', 'Queens 3, 4, 5, 6', '2025-01-03', exact('2024-09-03', '2025-01-02')),
  onSchedule('Bronx East', 'Bronx 2, 9, 10, 11, 12', '2025-12-01', exact('2025-10-01', '2025-11-30')),
  onSchedule('Bronx West', 'Bronx 1, 3 to 8', '2025-12-01', exact('2025-10-01', '2025-11-30')),
  onSchedule('Brooklyn South', 'Brooklyn 13, 14, 15', '2026-03-01', exact('2026-01-01', '2026-02-28')),
  onSchedule('Queens Northeast', 'Queens 7, 8, 11', '2026-03-01', exact('2026-01-01', '2026-02-28')),
  onSchedule('Lower Manhattan', 'Manhattan 1', '2026-06-01', inferred('2026-04', '2026-05')),
  onSchedule('Staten Island', 'Staten Island 1 to 3', '2026-09-01', exact('2026-07-01', '2026-08-31')),
  onSchedule('Midtown South', 'Manhattan 5, south', '2026-09-01', inferred('2026-07-01', '2026-08-31')),
  byRule('Brooklyn North', 'Brooklyn 1, 3, 4', '2026-12-01', inferred('2026-10', '2026-11-30')),
  byRule('Upper Manhattan', 'Manhattan 9, 10, 12', '2026-12-01', inferred('2026-10', '2026-11-30')),
  proposed('Brooklyn East', 'Brooklyn 5, 8, 9, 16, 17, 18', '2027-03-01', inferred('2027-01', '2027-02')),
  proposed(
    'Manhattan Northeast',
    'Manhattan 8 (not Roosevelt Island), 11',
    '2027-03-01',
    inferred('2027-01', '2027-02'),
  ),
  proposed('Manhattan West', 'Manhattan 4, 7', '2027-06-01', inferred('2027-04', '2027-05')),
  proposed('Queens West', 'Queens 1, 2 and Roosevelt Island', '2027-06-01', inferred('2027-04', '2027-05')),
  undated('Manhattan Southeast', 'Manhattan 3, 6'),
  undated('Manhattan Southwest', 'Manhattan 2'),
  undated('Queens Southeast', 'Queens 9, 10, 12, 13, 14'),
  undated('Brooklyn Southwest', 'Brooklyn 10, 11, 12'),
  undated('Brooklyn West', 'Brooklyn 2, 6, 7'),
  undated('Midtown North', 'Manhattan 5, north'),
] as const satisfies readonly Zone[];

export type ZoneName = (typeof ZONES)[number]['name'];

const ZONES_BY_NAME = Object.fromEntries(ZONES.map((zone) => [zone.name, zone])) as Record<ZoneName, Zone>;

export const zoneNamed = (name: ZoneName): Zone => ZONES_BY_NAME[name];

/** The status of a zone on a day. Whether a proposed date was adopted is unverified. Dates are ISO 8601. */
export type ZoneStatus = { kind: 'live' | 'scheduled' | 'proposed'; date: string } | { kind: 'undated' };

/** The status on the day `asOf` (ISO 8601, in New York). A proposed date that has passed makes no zone live. */
export function zoneStatus(
  { dateStatus, liveFrom }: Pick<Zone, 'dateStatus' | 'liveFrom'>,
  asOf: string,
): ZoneStatus {
  if (liveFrom === undefined || dateStatus === 'none') return { kind: 'undated' };
  if (dateStatus === 'proposed') return { kind: 'proposed', date: liveFrom };
  return { kind: liveFrom <= asOf ? 'live' : 'scheduled', date: liveFrom };
}

/** How many of the 20 zones are live on the day `asOf` (ISO 8601, in New York). */
export const liveZoneCount = (asOf: string): number =>
  ZONES.filter((zone) => zoneStatus(zone, asOf).kind === 'live').length;

/** When the zones and their dates were last compared with their sources. */
export const CHECKED_ON = '2026-11-21';

export const FIND_YOUR_ZONE = {
  label: 'Find your zone by address',
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/how-to-comply.page',
} as const;

/** Admin. Code 16-1002. */
export const OFFICIAL_SCHEDULE = {
  label: "The city's map and roll-out schedule",
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/rollout-schedule.page',
} as const;
