import { describe, expect, it } from 'vitest';
import { SEED_REGISTER, zonesOn } from '#tests/support/starting-register.ts';
import { zipBorough } from '../boroughs.ts';
import { differentBorough } from './choices.ts';
import { officialZone, CANDIDATE_ZONES, UNVERIFIED_ZIPS, ZIPS_OF_ZONE } from './zones-by-zip.ts';
import { CWZ_ZONES, liveZoneCount, zoneStatus, type ZoneName } from './zones.ts';

const ZONES = zonesOn();

function zoneNamed(name: ZoneName) {
  const zone = ZONES.find((each) => each.name === name);
  if (!zone) throw new Error(`There is no zone ${name}.`);
  return zone;
}

const namesWith = (dateStatus: string) =>
  ZONES.filter((zone) => zone.dateStatus === dateStatus).map(({ name }) => name);

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('the zones', () => {
  it('have a date that is set, proposed, or missing', () => {
    expect(namesWith('set')).toHaveLength(10);
    expect(namesWith('proposed')).toEqual([
      'Brooklyn East',
      'Manhattan Northeast',
      'Manhattan West',
      'Queens West',
    ]);
    expect(namesWith('none')).toEqual([
      'Manhattan Southeast',
      'Manhattan Southwest',
      'Queens Southeast',
      'Brooklyn Southwest',
      'Brooklyn West',
      'Midtown North',
    ]);
  });

  it.each([
    ['Queens Central', '2025-01-03'],
    ['Bronx East', '2025-12-01'],
    ['Bronx West', '2025-12-01'],
    ['Brooklyn South', '2026-03-01'],
    ['Queens Northeast', '2026-03-01'],
    ['Lower Manhattan', '2026-06-01'],
    ['Staten Island', '2026-09-01'],
    ['Midtown South', '2026-09-01'],
    ['Brooklyn North', '2026-12-01'],
    ['Upper Manhattan', '2026-12-01'],
    ['Brooklyn East', '2027-03-01'],
    ['Manhattan Northeast', '2027-03-01'],
    ['Manhattan West', '2027-06-01'],
    ['Queens West', '2027-06-01'],
    ['Midtown North', undefined],
  ] as const)('include %s, live from %s', (name, liveFrom) => {
    expect(zoneNamed(name).liveFrom).toBe(liveFrom);
  });

  it('are sorted by launch date', () => {
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
      const lastDay = dayBefore(zone.liveFrom);
      expect({ name: zone.name, closes }).toEqual({
        name: zone.name,
        closes: lastDay.slice(0, closes.length),
      });
    }
  });

  it('mark a window as inferred if no source states it', () => {
    const inferred = ZONES.filter(({ signUp }) => signUp?.isInferred);
    expect(inferred.map(({ name }) => name)).toEqual([
      'Lower Manhattan',
      'Midtown South',
      'Brooklyn North',
      'Upper Manhattan',
      ...namesWith('proposed'),
    ]);
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
    ['Queens West', '2030-01-01', { kind: 'proposed', date: '2027-06-01' }],
    ['Midtown North', '2026-11-21', { kind: 'undated' }],
    ['Midtown North', '2099-12-31', { kind: 'undated' }],
  ] as const)('for %s on %s is %j', (name, asOf, status) => {
    expect(zoneStatus(zoneNamed(name), asOf)).toEqual(status);
  });

  it('changes on the launch date of every zone with a set date', () => {
    for (const zone of ZONES) {
      if (zone.dateStatus !== 'set') continue;
      const { liveFrom } = zone;
      if (!liveFrom) throw new Error(`${zone.name} has no date.`);
      expect(zoneStatus(zone, dayBefore(liveFrom)).kind).toBe('scheduled');
      expect(zoneStatus(zone, liveFrom).kind).toBe('live');
    }
  });

  it.each([
    ['2025-01-02', 0],
    ['2025-01-03', 1],
    ['2026-09-24', 8],
    ['2026-11-30', 8],
    ['2026-12-01', 10],
    ['2027-06-01', 10],
  ])('on %s is live for %i zones, none with only a proposed date', (asOf, count) => {
    expect(liveZoneCount(zonesOn(asOf), asOf)).toBe(count);
  });

  it('follows changes in the register', () => {
    const { figures } = SEED_REGISTER;
    const east = figures['cwz-live-brooklyn-east']!;
    const changed = {
      'cwz-live-brooklyn-east': { ...east, certainty: 'verified' as const },
      'cwz-live-brooklyn-north': {
        ...figures['cwz-live-brooklyn-north']!,
        values: [{ value: '2027-01-15' }],
      },
      'cwz-live-midtown-north': {
        ...east,
        certainty: 'verified' as const,
        values: [{ value: '2028-03-01' }],
      },
    };
    const zones = CWZ_ZONES.from({ ...SEED_REGISTER, figures: { ...figures, ...changed } }, '2027-03-01');
    const findStatus = (name: ZoneName) =>
      zoneStatus(
        zones.find((zone) => zone.name === name)!,
        '2027-03-01',
      );
    expect(findStatus('Brooklyn East')).toEqual({ kind: 'live', date: '2027-03-01' });
    expect(findStatus('Brooklyn North')).toEqual({ kind: 'live', date: '2027-01-15' });
    expect(findStatus('Midtown North')).toEqual({ kind: 'scheduled', date: '2028-03-01' });
    for (const { source, dateStatus } of zones) {
      expect(source.includes('unverified')).toBe(dateStatus === 'proposed');
    }
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
  ])('for %s is %s', (zip, name) => {
    expect(officialZone(zip)).toMatchObject({ kind: 'zone', name });
  });

  it.each([
    ['10001', ['Manhattan West', 'Midtown South', 'Midtown North']],
    ['10007', ['Lower Manhattan', 'Manhattan Southeast']],
    ['10024', ['Manhattan West', 'Upper Manhattan']],
    ['11229', ['Brooklyn South', 'Brooklyn East']],
    ['11435', ['Queens Southeast', 'Queens Northeast']],
  ])('for %s depends on the address: %j', (zip, names) => {
    expect(officialZone(zip)).toMatchObject({ kind: 'split', candidates: names });
  });

  it('has only candidates in the borough of the ZIP code', () => {
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
  ])('for %s and the borough "%s" flags a different borough: %s', (zip, borough, other) => {
    expect(differentBorough(zip, borough)).toBe(other);
  });

  it.each([
    '',
    '1',
    '00000',
    '90210',
    '10122',
    '10123',
    '10178',
    '11001',
    '11040',
    'constructor',
    '1000 4',
    '100041',
  ])('for "%s" is unknown', (zip) => {
    expect(officialZone(zip)).toEqual({ kind: 'unknown' });
  });

  it('is unverified for ZIP codes without a community district and for Roosevelt Island', () => {
    for (const zip of decided) {
      const isVerified = !UNVERIFIED_ZIPS.includes(zip);
      expect(officialZone(zip)).toMatchObject({ kind: 'zone', isVerified });
    }
    expect(UNVERIFIED_ZIPS.every((zip) => decided.includes(zip))).toBe(true);
    expect(officialZone('10044')).toMatchObject({ name: 'Queens West', isVerified: false });
  });
});
