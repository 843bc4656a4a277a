/** The day on which the zones and their dates were last compared with their sources. */
export const CHECKED_ON = '2026-11-21';

/** Where the city tells the zone of a street address. */
export const FIND_YOUR_ZONE = {
  label: 'Find your zone by address',
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/how-to-comply.page',
} as const;

/** Where the city says which zone an address is in, and when each opens. Admin. Code 16-1002. */
export const OFFICIAL_SCHEDULE = {
  label: "The city's map and roll-out schedule",
  url: 'https://www.nyc.gov/site/dsny/businesses/cwz/rollout-schedule.page',
} as const;
