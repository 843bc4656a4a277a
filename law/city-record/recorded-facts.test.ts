import { describe, expect, it } from 'vitest';
import { decisionText, decide, type Given } from '#tests/support/buildings/decide.ts';
import { cityRecord } from '#tests/support/city-record.ts';
import type { LawId } from '../buildings/rules/index.ts';
import { recordedFacts } from './recorded-facts.ts';
import type { CityRecord } from './rows.ts';

const ON = '2026-11-28';

const factValues = (rows: Partial<CityRecord['rows']>) =>
  Object.fromEntries(
    Object.entries(recordedFacts(cityRecord(rows), ON)).map(([name, { value }]) => [name, value]),
  );

const boiler = (pressure: string, inspectedOn: string, status = 'Accepted') => ({
  key: inspectedOn + pressure,
  pressure,
  inspectedOn,
  status,
});

it('recordedFacts turns records into facts and concludes nothing from missing rows', () => {
  expect(factValues({})).toEqual({});
  expect(
    factValues({
      elevators: [
        { key: '1', status: 'Active' },
        { key: '2', status: 'Removed' },
      ],
      boilers: [
        boiler('Low Pressure', '2025-03-01'),
        boiler('High Pressure', '2021-03-01'),
        boiler('High Pressure', '2025-03-01', 'Rejected'),
      ],
      facades: [
        { key: '1', kind: 'Initial', cycle: 9, filedOn: '2022-01-01', filingStatus: 'UNSAFE' },
        { key: '2', kind: 'Amended', cycle: 9, filedOn: '2023-01-01', currentStatus: 'SAFE' },
        { key: '3', kind: 'Auto-Generated', cycle: 10, filedOn: '2025-01-01' },
      ],
      'hpd-registrations': [{ key: '1', endsOn: '2026-08-31' }],
      'permits-sheds': [{ key: '1', status: 'Permit Issued', expiresOn: '2026-11-27' }],
      'water-tank-compliance': [
        { key: '1', code: 'X', complianceYear: 2022 },
        { key: '2', complianceYear: 2025 },
      ],
    }),
  ).toEqual({
    elevators: 1,
    boilerReport: '2025-03-01',
    facadeCycle: 9,
    facadeStatus: 'SAFE',
    registeredUntil: '2026-08-31',
  });
});

it('recordedFacts cites the data set and its date for each fact', () => {
  expect(recordedFacts(cityRecord({ elevators: [{ key: '1', status: 'Active' }] }), ON)).toEqual({
    elevators: { value: 1, source: 'elevators', version: '2026-11-20' },
  });
});

const FEW_UNITS = { units: 4, commercialArea: 0, buildingClass: 'C3' };
const SIX_STORIES = { facadeCycle: 9, floors: 6 };
const SAFE_FACADE = { facadeCycle: 9, facadeStatus: 'SAFE' };
const TWO_UNITS = { registeredUntil: '2027-08-31', units: 2 };
const OWNERS = { ownerLivesHere: 'yes' } as const;

describe('the decision from recorded facts', () => {
  it.each([
    ['elevator', { elevators: 1 }, 'applies onRecord elevator offered'],
    ['elevator', { elevators: 1, buildingClass: 'C1' }, 'applies onRecord elevator offered'],
    ['elevator', { elevators: 1, answers: { elevator: 'no' } }, 'doesNotApply answeredNo elevator offered'],
    ['elevator', { elevators: 1, answers: { elevator: 'unknown' } }, 'applies onRecord elevator offered'],
    ['boiler-low', { boilerReport: '2025-03-01', units: 20 }, 'applies onRecord boiler offered'],
    ['boiler-low', { ...FEW_UNITS, boilerReport: '2025-03-01' }, 'doesNotApply fewUnits'],
    ['boiler-high', { highPressureReport: '2025-03-01' }, 'applies onRecord highPressureBoiler offered'],
    ['dep-boiler', { highPressureReport: '2025-03-01' }, 'likely onRecord boiler offered'],
    ['cooling-tower', { coolingTowers: 2 }, 'applies onRecord coolingTower offered'],
    ['sidewalk-shed', { shedPermit: '2027-02-01', floors: 3 }, 'applies onRecord sidewalkShed offered'],
    ['water-tank', { waterTankYear: 2025, floors: 5 }, 'applies onRecord waterTank offered'],
    ['fisp', { ...SIX_STORIES, facadeStatus: 'UNSAFE' }, 'applies unsafeOnRecord raisedCellar offered'],
    ['fisp', SAFE_FACADE, 'applies onRecord floors offered'],
    ['fisp', { ...SAFE_FACADE, floors: 4 }, 'likely lowerOnRecord'],
    ['fisp', { ...SAFE_FACADE, corrected: { floors: 4 } }, 'doesNotApply underStories'],
    [
      'fisp',
      { ...SIX_STORIES, answers: { raisedCellar: 'no' } },
      'doesNotApply cellarNotRaised raisedCellar',
    ],
    ['bedbug', { registeredUntil: '2027-08-31' }, 'likely registered units offered'],
    ['window-guards', { bedbugReport: '2025-10-31' }, 'likely registered units offered'],
    ['bedbug', TWO_UNITS, 'doesNotApply fewUnits'],
    ['hpd-registration', TWO_UNITS, 'likely registered ownerLivesHere offered'],
    ['hpd-registration', { ...TWO_UNITS, answers: OWNERS }, 'doesNotApply ownerLivesHere ownerLivesHere'],
    ['stove-knobs', { registeredUntil: '2027-08-31' }, 'likely registered gasAppliances'],
  ] satisfies [LawId, Given, string][])('for the law %s with the facts %j is "%s"', (id, given, expected) => {
    expect(decisionText(id, given)).toBe(expected);
  });

  it('states the recorded fact and cites it', () => {
    expect(decide('elevator', { elevators: 3 })).toMatchObject({
      values: { record: '3 active devices' },
      restsOn: ['elevators'],
    });
  });
});
