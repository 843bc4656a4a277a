import { describe, expect, it } from 'vitest';
import { SEED_REGISTER, zonesOn } from '#tests/support/starting-register.ts';
import { zipBorough } from '../boroughs.ts';
import { addDays } from '../days.ts';
import { differentBorough } from './choices.ts';
import { officialZone, CANDIDATE_ZONES, UNVERIFIED_ZIPS, ZIPS_OF_ZONE } from './zones-by-zip.ts';
import { CWZ_ZONES, liveZoneCount, zoneStatus, type ZoneName } from './zones.ts';

const ZONES = zonesOn();

function zoneNamed(name: ZoneName) {
  const zone = ZONES.find((each) => each.name === name);
  if (!zone) throw new Error(`There is no zone ${name}.`);
  return zone;
}

describe('the zones', () => {
  it.each<[ZoneName, liveFrom: string | undefined, dateStatus: string]>([
    ['Queens Central', '2025-01-03', 'set'],
    ['Bronx East', '2025-12-01', 'set'],
    ['Bronx West', '2025-12-01', 'set'],
    ['Brooklyn South', '2026-03-01', 'set'],
    ['Queens Northeast', '2026-03-01', 'set'],
    ['Lower Manhattan', '2026-06-01', 'set'],
    ['Staten Island', '2026-09-01', 'set'],
    ['Midtown South', '2026-09-01', 'set'],
    ['Brooklyn North', '2026-12-01', 'set'],
    ['Upper Manhattan', '2026-12-01', 'set'],
    ['Brooklyn East', '2027-03-01', 'proposed'],
    ['Manhattan Northeast', '2027-03-01', 'proposed'],
    ['Manhattan West', '2027-06-01', 'proposed'],
    ['Queens West', '2027-06-01', 'proposed'],
    ['Manhattan Southeast', undefined, 'none'],
    ['Manhattan Southwest', undefined, 'none'],
    ['Queens Southeast', undefined, 'none'],
    ['Brooklyn Southwest', undefined, 'none'],
    ['Brooklyn West', undefined, 'none'],
    ['Midtown North', undefined, 'none'],
  ])('include %s with the launch date %s and the date status "%s"', (name, liveFrom, dateStatus) => {
    const zone = zoneNamed(name);
    expect([zone.liveFrom, zone.dateStatus]).toEqual([liveFrom, dateStatus]);
  });

  it('are twenty, sorted by launch date', () => {
    expect(ZONES).toHaveLength(20);
    const dates = ZONES.flatMap(({ liveFrom }) => liveFrom ?? []);
    expect(dates).toEqual([...dates].sort());
  });

  it('have a sign-up window that closes the day before launch', () => {
    for (const zone of ZONES) {
      if (!zone.liveFrom || !zone.signUp) {
        expect([zone.liveFrom, zone.signUp]).toEqual([undefined, undefined]);
        continue;
      }
      const { opens, closes } = zone.signUp;
      expect(opens < closes).toBe(true);
      expect(closes, zone.name).toBe(addDays(zone.liveFrom, -1).slice(0, closes.length));
    }
  });

  it('mark a window as inferred if no source states it', () => {
    const inferred = ZONES.filter(({ signUp }) => signUp?.isInferred);
    const ofSetDates = inferred.filter(({ dateStatus }) => dateStatus === 'set').map(({ name }) => name);
    expect(ofSetDates).toEqual(['Lower Manhattan', 'Midtown South', 'Brooklyn North', 'Upper Manhattan']);
    expect(inferred.filter(({ dateStatus }) => dateStatus === 'proposed')).toHaveLength(4);
  });

  it('name their source and mark a proposal as unverified', () => {
    for (const { source, dateStatus } of ZONES) {
      expect(source).toMatch(/20\d\d/);
      expect(source.includes('unverified')).toBe(dateStatus === 'proposed');
    }
  });
});

describe('the status of a zone', () => {
  it.each([
    ['Queens Central', '2025-01-02', { kind: 'scheduled', date: '2025-01-03' }],
    ['Queens Central', '2025-01-03', { kind: 'live', date: '2025-01-03' }],
    ['Midtown South', '2026-11-21', { kind: 'live', date: '2026-09-01' }],
    ['Brooklyn North', '2026-11-30', { kind: 'scheduled', date: '2026-12-01' }],
    ['Brooklyn North', '2026-12-01', { kind: 'live', date: '2026-12-01' }],
    ['Brooklyn East', '2026-11-21', { kind: 'proposed', date: '2027-03-01' }],
    ['Brooklyn East', '2027-03-01', { kind: 'proposed', date: '2027-03-01' }],
    ['Midtown North', '2099-12-31', { kind: 'undated' }],
  ] as const)('for %s on %s is %j', (name, asOf, status) => {
    expect(zoneStatus(zoneNamed(name), asOf)).toEqual(status);
  });

  it.each([
    ['2025-01-02', 0],
    ['2025-01-03', 1],
    ['2026-09-24', 8],
    ['2026-11-30', 8],
    ['2026-12-01', 10],
    ['2027-06-01', 10],
  ])('on %s is "live" for %i zones, and never for one with only a proposed date', (asOf, count) => {
    expect(liveZoneCount(zonesOn(asOf), asOf)).toBe(count);
  });

  it.each<[ZoneName, key: string, date: string, kind: string]>([
    ['Brooklyn East', 'brooklyn-east', '2027-03-01', 'live'],
    ['Brooklyn North', 'brooklyn-north', '2027-01-15', 'live'],
    ['Midtown North', 'midtown-north', '2028-03-01', 'scheduled'],
  ])('follows the register for %s', (name, key, date, kind) => {
    const { figures } = SEED_REGISTER;
    const verified = {
      ...figures['cwz-live-brooklyn-east']!,
      certainty: 'verified' as const,
      values: [{ value: date }],
    };
    const register = { ...SEED_REGISTER, figures: { ...figures, [`cwz-live-${key}`]: verified } };
    const zone = CWZ_ZONES.from(register, '2027-03-01').find((each) => each.name === name)!;
    expect(zoneStatus(zone, '2027-03-01')).toEqual({ kind, date });
    expect(zone.source).not.toContain('unverified');
  });
});

describe('the official zone by ZIP code', () => {
  const decided = Object.values(ZIPS_OF_ZONE).flat();
  const split = Object.keys(CANDIDATE_ZONES);

  it('is known for 190 ZIP codes and undecided for 54, each listed once', () => {
    expect(decided).toHaveLength(190);
    expect(split).toHaveLength(54);
    expect(new Set([...decided, ...split]).size).toBe(244);
    for (const zip of [...decided, ...split]) expect(zip).toMatch(/^1[01]\d{3}$/);
  });

  it.each([
    ['11373', 'Queens Central'],
    ['10451', 'Bronx West'],
    ['10474', 'Bronx East'],
    ['11224', 'Brooklyn South'],
    ['11439', 'Queens Northeast'],
    ['10004', 'Lower Manhattan'],
    ['10314', 'Staten Island'],
    ['10118', 'Midtown South'],
    ['11211', 'Brooklyn North'],
    ['10026', 'Upper Manhattan'],
    ['11212', 'Brooklyn East'],
    ['10021', 'Manhattan Northeast'],
    ['10069', 'Manhattan West'],
    ['11101', 'Queens West'],
    ['10002', 'Manhattan Southeast'],
    ['10012', 'Manhattan Southwest'],
    ['11430', 'Queens Southeast'],
    ['11209', 'Brooklyn Southwest'],
    ['11201', 'Brooklyn West'],
    ['10020', 'Midtown North'],
  ])('for ZIP code %s is %s', (zip, name) => {
    expect(officialZone(zip)).toMatchObject({ kind: 'zone', name });
  });

  it.each([
    ['10001', ['Manhattan West', 'Midtown South', 'Midtown North']],
    ['10007', ['Lower Manhattan', 'Manhattan Southeast']],
    ['10024', ['Manhattan West', 'Upper Manhattan']],
    ['11229', ['Brooklyn South', 'Brooklyn East']],
    ['11435', ['Queens Southeast', 'Queens Northeast']],
  ])('for ZIP code %s depends on the address: %j', (zip, names) => {
    expect(officialZone(zip)).toMatchObject({ kind: 'split', candidates: names });
  });

  it('has candidates only in the borough of the ZIP code', () => {
    for (const [zip, names] of Object.entries(CANDIDATE_ZONES)) {
      const borough = zipBorough(zip);
      for (const name of names) {
        expect(zoneNamed(name).districts.startsWith(borough ?? '?'), `${zip}: ${name}`).toBe(true);
      }
    }
  });

  it.each([
    ['11373', 'manhattan', 'Queens'],
    ['10451', 'queens', 'the Bronx'],
    ['10301', 'brooklyn', 'Staten Island'],
    ['11373', 'queens', undefined],
    ['10451', 'bronx', undefined],
    ['10301', 'staten_island', undefined],
    ['11004', 'queens', undefined],
    ['90210', 'queens', undefined],
    ['113', 'manhattan', undefined],
  ])('for ZIP code %s reveals a borough other than the chosen "%s", if any: %s', (zip, borough, other) => {
    expect(differentBorough(zip, borough)).toBe(other);
  });

  it.each(['', '1', '00000', '90210', '10122', '11001', 'constructor', '1000 4', '100041'])(
    'for the ZIP code "%s" is unknown',
    (zip) => {
      expect(officialZone(zip)).toEqual({ kind: 'unknown' });
    },
  );

  it('is unverified for ZIP codes without a community district and for Roosevelt Island', () => {
    for (const zip of decided) {
      const isVerified = !UNVERIFIED_ZIPS.includes(zip);
      expect(officialZone(zip)).toMatchObject({ kind: 'zone', isVerified });
    }
    expect(UNVERIFIED_ZIPS.every((zip) => decided.includes(zip))).toBe(true);
    expect(officialZone('10044')).toMatchObject({ name: 'Queens West', isVerified: false });
  });
});
