import { describe, expect, it } from 'vitest';
import { CODED_SETS, type CodedSet, codeMapFrom, findMeaning } from '#law/city-record/code-map.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { hasField } from '#collections/city-data/violation-codes/choices.ts';
import { valueError } from '#collections/city-data/violation-codes/validate-lines.ts';
import { STARTING_CODES } from '#tests/support/starting-codes.ts';

const map = codeMapFrom(STARTING_CODES);

type Row<Name extends CodedSet> = Parameters<typeof findMeaning<Name>>[2];

/** Distinguishes a row whose code has no law from a row whose code is unknown. */
const NO_LAW = 'no law';

type Expected = LawId | typeof NO_LAW | undefined;

function findLaw<Name extends CodedSet>(set: Name, row: Row<Name>): Expected {
  const meaning = findMeaning(map, set, row);
  return meaning && (meaning.law ?? NO_LAW);
}

it.each([...CODED_SETS])('the starting codes for %s are valid', (set) => {
  const lines = STARTING_CODES.filter((line) => line.set === set);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.flatMap((_, index) => valueError(lines, index) ?? [])).toEqual([]);
  expect(lines.filter(({ field }) => !hasField(set, field))).toEqual([]);
});

describe('a DOB violation (BIS)', () => {
  it.each<[string, Expected]>([
    ['BENCH', 'll84'],
    ['EGRADE', 'll33'],
    ['EARCX', 'll87'],
    ['LL6291', 'boiler-low'],
    ['HBLVIO', 'boiler-high'],
    ['B', 'boiler-low'],
    ['E', 'elevator'],
    ['LL1081', 'elevator'],
    ['LL10/81', 'elevator'],
    ['LL10/80', 'fisp'],
    ['FISPNRF', 'fisp'],
    ['RWNRF', 'retaining-wall'],
    ['LL2604S', 'll26'],
    ['LL2604', NO_LAW],
    ['LANDMRK', 'landmark'],
    ['C', NO_LAW],
    ['AEUHAZ1', NO_LAW],
    ['NEW', undefined],
  ])('of type %s maps to %s', (type, law) => {
    expect(findLaw('dob-violations', { type })).toBe(law);
  });
});

describe('a DOB safety violation', () => {
  it.each<[string, string | undefined, Expected]>([
    ['FTF-EN-BENCH', undefined, 'll84'],
    ['FTF-EN-LL97320', undefined, 'll97-320'],
    ['FTF-EN-LL97321', undefined, 'll97-321'],
    ['FTF-PL-PER', 'Gas Piping - LL152', 'll152'],
    ['FTF-PS-INITL', undefined, 'll126-parking'],
    ['FTF-PS-INITL-PE', undefined, 'll126-parking'],
    ['FTF-VT-PER-CO', 'Elevators', 'elevator'],
    ['FTC-VT-CAT5-HA', undefined, 'elevator'],
    ['FTC-BE-EXT-LP', 'Boiler', 'boiler-low'],
    ['FTC-BE-INT-HP', 'Boiler', 'boiler-high'],
    ['FTF-XX-NEW', 'Retaining Walls', 'retaining-wall'],
    ['FTF-XX-NEW', 'Elevator', 'elevator'],
    ['FTF-XX-NEW', 'Emergency Power', NO_LAW],
    ['FTF-XX-NEW', 'Something else', undefined],
    ['FTF-SC-INITL', undefined, NO_LAW],
    ['FTC-AEU-HAZ', 'AEUHAZ', NO_LAW],
  ])('of type %s and device %s maps to %s', (type, deviceType, law) => {
    const row: Row<'dob-safety-violations'> = { type, ...(deviceType && { deviceType }) };
    expect(findLaw('dob-safety-violations', row)).toBe(law);
  });
});

describe('a DOB summons', () => {
  it.each<[Row<'dob-ecb-violations'>, Expected]>([
    [{ sections: ['28-302.1'] }, 'fisp'],
    [{ sections: ['AC 28-304'] }, 'elevator'],
    [{ sections: ['27-987'] }, 'elevator'],
    [{ sections: ['28-301.1.1'], type: 'Boilers' }, 'parapet'],
    [{ sections: ['28-301.1'], type: 'Boilers' }, 'boiler-low'],
    [{ sections: ['28-301.1'], type: 'Elevators' }, 'elevator'],
    [{ sections: ['28-301.1'], type: 'Construction', words: 'FAILURE TO MAINTAIN EXTERIOR WALL' }, 'fisp'],
    [{ sections: ['28-301.1'], type: 'Construction', words: 'FAILURE TO MAINTAIN' }, NO_LAW],
    [{ sections: ['28-309.12.2'] }, 'll33'],
    [{ sections: ['28-309.4'] }, 'll84'],
    [{ sections: ['28-310.3'] }, 'll88'],
    [{ sections: ['BC 3321.1'] }, 'll196'],
    [{ sections: ['BC 3301.2'] }, NO_LAW],
    [{ sections: ['27-929.1'] }, 'll26'],
    [{ sections: ['27-371'] }, NO_LAW],
    [{ sections: ['B-28'], type: 'Signs', words: 'A SIGN' }, undefined],
  ])('with %j maps to %s', (row, law) => {
    expect(findLaw('dob-ecb-violations', row)).toBe(law);
  });
});

describe('an HPD violation', () => {
  it.each<[Row<'hpd-violations'>, Expected]>([
    [{ words: '§ 27-2056.4 ADM CODE PERFORM THE ANNUAL INSPECTION' }, 'll1-lead-notice'],
    [{ words: '§ 27-2056.4(a-1) ADM CODE' }, 'll31'],
    [{ words: '§ 27-2018 ADM CODE ABATE THE NUISANCE CONSISTING OF ROACHES' }, 'll55'],
    [{ words: '§ 27-2018.1 ADM CODE FILE THE REPORT' }, 'bedbug'],
    [{ words: '§ 27-2017.3 ADM CODE TRACE AND REPAIR, AND REMOVE MOLD' }, 'll55'],
    [{ words: '§ 27-2028 ADM CODE PROVIDE HEAT' }, 'heat-season'],
    [{ words: '§ 27-2043.1 HMC: WINDOW GUARD' }, 'window-guards'],
    [{ words: '§ 27-2107 ADM CODE', order: '780' }, 'hpd-registration'],
    [{ words: '§ 27-2046.4 ADM CODE' }, 'stove-knobs'],
    [{ words: '§ 27-2046.1 HMC: SMOKE DETECTING DEVICE' }, NO_LAW],
    [{ words: '§ 27-2045 HMC: PROVIDE A NATURAL GAS ALARM' }, 'll157'],
    [{ words: '§ 27-2005 ADM CODE REPAIR THE CEILING', order: '501' }, NO_LAW],
    [{ words: '§ 27-2005 ADM CODE REPAIR THE CEILING', order: '616' }, 'll1-lead-notice'],
    [{ order: '569' }, 'll55'],
    [{ words: 'A NEW KIND OF NOTICE', order: '9999' }, undefined],
  ])('with %j maps to %s', (row, law) => {
    expect(findLaw('hpd-violations', row)).toBe(law);
  });
});

describe('an OATH summons', () => {
  it.each<[Row<'oath-hearings'>, Expected]>([
    [{ agency: 'COOLING TOWERS - DOHMH', sections: ['24 RCNY 8-03(a)'] }, 'cooling-tower'],
    [{ agency: 'DOHMH - BFSCS', sections: ['17-194'] }, 'water-tank'],
    [{ agency: 'DOHMH - BFSCS', sections: ['17-194.1'] }, 'cooling-tower'],
    [{ agency: 'PCS - DOHMH', sections: ['HC 151.02(a)'] }, 'll55'],
    [{ agency: 'SANITATION COMMERC.WASTE ZONE', sections: ['16-1003'] }, 'cwz'],
    [{ agency: 'SANITATION RECYCLING', sections: ['16RCNY1-08(E)(1),(2)'], codes: ['AR01'] }, NO_LAW],
    [{ agency: 'SANITATION OTHERS', sections: ['16-118 2'], codes: ['AS97'] }, NO_LAW],
    [{ agency: 'SANITATION OTHERS', charges: ['NO OFFICIAL NYC BIN'], sections: ['16-120'] }, 'nyc-bin'],
    [{ agency: 'FIRE DEPARTMENT OF NYC', charges: ['FIRE SAFETY GUIDE NOT POSTED'] }, 'fdny-notices'],
    [{ agency: 'FIRE DEPARTMENT OF NYC', charges: ['OBSTRUCTED EXIT'] }, NO_LAW],
    [{ agency: 'DEP - BWSO' }, 'backflow'],
    [{ agency: 'LANDMARKS PRESERV COMM' }, 'landmark'],
    [{ agency: 'DOH MENTAL HEALTH' }, undefined],
  ])('with %j maps to %s', (row, law) => {
    expect(findLaw('oath-hearings', row)).toBe(law);
  });
});
