import { expect, it } from 'vitest';
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

function expectLaws<Name extends CodedSet>(set: Name, cases: [Row<Name>, Expected][]): void {
  it.each(cases)(`a row of ${set} with %j maps to the law %s`, (row, law) => {
    expect(findLaw(set, row)).toBe(law);
  });
}

expectLaws('dob-violations', [
  [{ type: 'BENCH' }, 'll84'],
  [{ type: 'EGRADE' }, 'll33'],
  [{ type: 'EARCX' }, 'll87'],
  [{ type: 'LL6291' }, 'boiler-low'],
  [{ type: 'HBLVIO' }, 'boiler-high'],
  [{ type: 'B' }, 'boiler-low'],
  [{ type: 'E' }, 'elevator'],
  [{ type: 'LL1081' }, 'elevator'],
  [{ type: 'LL10/81' }, 'elevator'],
  [{ type: 'LL10/80' }, 'fisp'],
  [{ type: 'FISPNRF' }, 'fisp'],
  [{ type: 'RWNRF' }, 'retaining-wall'],
  [{ type: 'LL2604S' }, 'll26'],
  [{ type: 'LL2604' }, NO_LAW],
  [{ type: 'LANDMRK' }, 'landmark'],
  [{ type: 'C' }, NO_LAW],
  [{ type: 'AEUHAZ1' }, NO_LAW],
  [{ type: 'NEW' }, undefined],
]);

expectLaws('dob-safety-violations', [
  [{ type: 'FTF-EN-BENCH' }, 'll84'],
  [{ type: 'FTF-EN-LL97320' }, 'll97-320'],
  [{ type: 'FTF-EN-LL97321' }, 'll97-321'],
  [{ type: 'FTF-PL-PER', deviceType: 'Gas Piping - LL152' }, 'll152'],
  [{ type: 'FTF-PS-INITL' }, 'll126-parking'],
  [{ type: 'FTF-PS-INITL-PE' }, 'll126-parking'],
  [{ type: 'FTF-VT-PER-CO', deviceType: 'Elevators' }, 'elevator'],
  [{ type: 'FTC-VT-CAT5-HA' }, 'elevator'],
  [{ type: 'FTC-BE-EXT-LP', deviceType: 'Boiler' }, 'boiler-low'],
  [{ type: 'FTC-BE-INT-HP', deviceType: 'Boiler' }, 'boiler-high'],
  [{ type: 'FTF-XX-NEW', deviceType: 'Retaining Walls' }, 'retaining-wall'],
  [{ type: 'FTF-XX-NEW', deviceType: 'Elevator' }, 'elevator'],
  [{ type: 'FTF-XX-NEW', deviceType: 'Emergency Power' }, NO_LAW],
  [{ type: 'FTF-XX-NEW', deviceType: 'Something else' }, undefined],
  [{ type: 'FTF-SC-INITL' }, NO_LAW],
  [{ type: 'FTC-AEU-HAZ', deviceType: 'AEUHAZ' }, NO_LAW],
]);

expectLaws('dob-ecb-violations', [
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
]);

expectLaws('hpd-violations', [
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
]);

expectLaws('oath-hearings', [
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
]);
