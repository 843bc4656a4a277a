import { type ZoneName, ZONE_NAMES } from './zones.ts';
import { ownEntry } from '../own-entry.ts';

const zips = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/**
 * ZIP codes with at least 98% of their area in one zone, from public ZIP boundaries and the 59 community
 * districts. Four single-site ZIP codes (10199, 10311, 11424, 11439) were not compared with a boundary.
 */
export const ZIPS_OF_ZONE: Readonly<Record<ZoneName, readonly string[]>> = {
  'Queens Central': zips('11369 11371 11372 11373 11374 11379 11385'),
  'Bronx East': zips('10461 10464 10465 10466 10469 10472 10473 10474 10475'),
  'Bronx West': zips('10451 10452 10453 10454 10456 10457 10458 10463 10468 10471'),
  'Brooklyn South': zips('11224'),
  'Queens Northeast': zips(
    '11354 11355 11356 11357 11358 11359 11360 11361 11362 11363 11364 11365 11366 11367',
    '11439',
  ),
  'Lower Manhattan': zips(
    '10004 10005 10006 10041 10043 10045 10080 10081 10203 10259 10260 10265 10270 10271',
    '10275 10278 10279 10280 10281 10282 10285 10286',
  ),
  'Staten Island': zips('10301 10302 10303 10304 10305 10306 10307 10308 10309 10310 10311 10312 10314'),
  'Midtown South': zips('10047 10118 10119 10120 10121'),
  'Brooklyn North': zips('11206 11211 11221 11222 11237'),
  'Upper Manhattan': zips('10026 10030 10031 10032 10033 10034 10039 10040 10115'),
  'Brooklyn East': zips('11203 11208 11212 11225 11234 11236 11239'),
  'Manhattan Northeast': zips('10021 10028 10029 10035 10065 10075 10128 10162'),
  'Manhattan West': zips('10069 10199'),
  'Queens West': zips('10044 11101 11102 11103 11104 11105 11106 11109'),
  'Manhattan Southeast': zips('10002 10009 10155 10158 10174'),
  'Manhattan Southwest': zips('10012'),
  'Queens Southeast': zips(
    '11004 11005 11411 11412 11413 11414 11415 11416 11417 11419 11420 11422 11424 11426',
    '11428 11429 11430 11433 11434 11436 11451 11691 11692 11693 11694 11697',
  ),
  'Brooklyn Southwest': zips('11204 11209 11219 11228'),
  'Brooklyn West': zips('11201 11215 11231 11251'),
  'Midtown North': zips(
    '10020 10055 10096 10097 10103 10104 10105 10106 10107 10110 10111 10112 10151 10152',
    '10153 10154 10165 10166 10167 10168 10169 10170 10171 10172 10173 10175 10176 10177',
    '10196',
  ),
};

/**
 * Candidate zones for ZIP codes that span several zones, largest share of the area first. Checked on
 * 2026-11-21. Each covers at least 1% of the ZIP area on simplified public boundaries. If only one zone does,
 * zones within 250 m are included. The border between Midtown North and Midtown South is unknown, so ZIP codes
 * between 30th and 48th Streets list both.
 */
export const CANDIDATE_ZONES: Readonly<Record<string, readonly ZoneName[]>> = {
  '10001': ['Manhattan West', 'Midtown South', 'Midtown North'],
  '10003': ['Manhattan Southeast', 'Manhattan Southwest', 'Midtown South'],
  '10007': ['Lower Manhattan', 'Manhattan Southeast'],
  '10010': ['Manhattan Southeast', 'Midtown South'],
  '10011': ['Manhattan West', 'Manhattan Southwest', 'Midtown South'],
  '10013': ['Lower Manhattan', 'Manhattan Southwest', 'Manhattan Southeast'],
  '10014': ['Manhattan Southwest', 'Manhattan West'],
  '10016': ['Manhattan Southeast', 'Midtown South', 'Midtown North'],
  '10017': ['Manhattan Southeast', 'Midtown South', 'Midtown North'],
  '10018': ['Manhattan West', 'Midtown South', 'Midtown North'],
  '10019': ['Manhattan West', 'Midtown North'],
  '10022': ['Manhattan Southeast', 'Midtown North', 'Manhattan Northeast'],
  '10023': ['Manhattan West', 'Midtown North'],
  '10024': ['Manhattan West', 'Upper Manhattan'],
  '10025': ['Manhattan West', 'Upper Manhattan'],
  '10027': ['Upper Manhattan', 'Manhattan Northeast'],
  '10036': ['Manhattan West', 'Midtown South', 'Midtown North'],
  '10037': ['Upper Manhattan', 'Manhattan Northeast'],
  '10038': ['Lower Manhattan', 'Manhattan Southeast'],
  '10455': ['Bronx West', 'Bronx East'],
  '10459': ['Bronx East', 'Bronx West'],
  '10460': ['Bronx West', 'Bronx East'],
  '10462': ['Bronx East', 'Bronx West'],
  '10467': ['Bronx East', 'Bronx West'],
  '10470': ['Bronx East', 'Bronx West'],
  '11205': ['Brooklyn West', 'Brooklyn North'],
  '11207': ['Brooklyn East', 'Brooklyn North'],
  '11210': ['Brooklyn South', 'Brooklyn East'],
  '11213': ['Brooklyn East', 'Brooklyn North'],
  '11214': ['Brooklyn Southwest', 'Brooklyn South'],
  '11216': ['Brooklyn North', 'Brooklyn East'],
  '11217': ['Brooklyn West', 'Brooklyn East'],
  '11218': ['Brooklyn Southwest', 'Brooklyn West', 'Brooklyn South'],
  '11220': ['Brooklyn West', 'Brooklyn Southwest'],
  '11223': ['Brooklyn South', 'Brooklyn Southwest'],
  '11226': ['Brooklyn South', 'Brooklyn East'],
  '11229': ['Brooklyn South', 'Brooklyn East'],
  '11230': ['Brooklyn South', 'Brooklyn Southwest'],
  '11232': ['Brooklyn West', 'Brooklyn Southwest'],
  '11233': ['Brooklyn East', 'Brooklyn North'],
  '11235': ['Brooklyn South'],
  '11238': ['Brooklyn East', 'Brooklyn West', 'Brooklyn North'],
  '11249': ['Brooklyn North', 'Brooklyn West'],
  '11368': ['Queens Central', 'Queens Northeast'],
  '11370': ['Queens West', 'Queens Central'],
  '11375': ['Queens Central', 'Queens Northeast', 'Queens Southeast'],
  '11377': ['Queens West', 'Queens Central'],
  '11378': ['Queens Central', 'Queens West'],
  '11418': ['Queens Southeast', 'Queens Central'],
  '11421': ['Queens Southeast', 'Queens Central'],
  '11423': ['Queens Southeast', 'Queens Northeast'],
  '11427': ['Queens Southeast', 'Queens Northeast'],
  '11432': ['Queens Northeast', 'Queens Southeast'],
  '11435': ['Queens Southeast', 'Queens Northeast'],
};

/** Roosevelt Island, and areas that are mostly airport or park and belong to no community district. */
export const UNVERIFIED_ZIPS: readonly string[] = zips('10044 10464 11371 11430 11693 11697');

type OfficialZone =
  | { kind: 'zone'; name: ZoneName; isVerified: boolean }
  | { kind: 'split'; candidates: readonly ZoneName[] }
  | { kind: 'unknown' };

const ZONE_OF_ZIP = new Map<string, ZoneName>(
  ZONE_NAMES.flatMap((name) => ZIPS_OF_ZONE[name].map((zip) => [zip, name] as const)),
);

export function officialZone(zip: string): OfficialZone {
  const name = ZONE_OF_ZIP.get(zip);
  if (name) return { kind: 'zone', name, isVerified: !UNVERIFIED_ZIPS.includes(zip) };
  const candidates = ownEntry(CANDIDATE_ZONES, zip);
  return candidates ? { kind: 'split', candidates } : { kind: 'unknown' };
}
