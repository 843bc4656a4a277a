import type { Deadline, Register } from '#law/figures/register.ts';
import type { Law } from '#law/buildings/laws.ts';
import { LAW_IDS, LAW_RULES, type LawId } from '#law/buildings/rules/index.ts';
import { exampleDeadline, registerOf } from '../register.ts';

/** Legal deadlines, copied independently: the first date, and the number of years until the next. */
const DAYS: Readonly<Record<string, readonly [date: string, everyYears?: number]>> = {
  'll97-report': ['2027-05-01', 1],
  'll97-code2-first-report': ['2036-05-01'],
  'll97-321-report': ['2025-05-01'],
  'll84-report': ['2027-05-01', 1],
  'll33-label': ['2027-10-31', 1],
  'll88-report': ['2025-05-01'],
  'no4-oil-end': ['2027-07-01'],
  'no4-oil-city': ['2025-07-01'],
  'll152-a': ['2020-12-31', 4],
  'll152-b': ['2021-12-31', 4],
  'll152-c': ['2022-12-31', 4],
  'll152-d': ['2023-12-31', 4],
  'fisp-10a': ['2027-02-21'],
  'fisp-10b': ['2028-02-21'],
  'fisp-10c': ['2029-02-21'],
  'll126-1a': ['2023-12-31'],
  'll126-1b': ['2025-12-31'],
  'll126-1c': ['2027-12-31'],
  'll126-initial': ['2024-08-01'],
  'll126-observation': ['2026-12-31', 1],
  'll157-detectors': ['2027-01-01'],
  'fdny-bulletin': ['2027-01-16', 1],
  'retaining-wall-bronx': ['2024-12-31'],
  'retaining-wall-manhattan': ['2025-12-31'],
  'retaining-wall-staten-island': ['2026-12-31'],
  'retaining-wall-queens': ['2027-12-31'],
  'retaining-wall-brooklyn': ['2028-12-31'],
  'parapet-observation': ['2026-12-31', 1],
  'boiler-low-inspection': ['2026-12-31', 1],
  'boiler-high-inspection': ['2026-12-31', 1],
  'elevator-inspection': ['2026-12-31', 1],
  'elevator-brakes': ['2027-01-01'],
  'cooling-tower-certification': ['2027-11-01', 1],
  'll26-sprinklers': ['2019-07-01'],
  'hpd-registration': ['2027-09-01', 1],
  'bedbug-report': ['2026-12-31', 1],
  'll55-inspection': ['2026-12-31', 1],
  'll31-children': ['2027-07-01'],
  'dep-boiler-tune-up': ['2026-12-31', 1],
  'sidewalk-shed': ['2026-01-26'],
  'coop-sales': ['2026-07-28'],
  'broker-fees': ['2025-06-11'],
  'empire-bins': ['2025-06-01'],
  'll31-test': ['2025-08-09'],
  'lead-notice': ['2027-01-15', 1],
  'window-guard-notice': ['2027-01-16', 1],
  'heat-season': ['2027-10-01', 1],
  'water-tank-report': ['2027-01-15', 1],
  'rent-registration': ['2027-07-31', 1],
  'nyc-bin': ['2026-06-01'],
  'storefront-registry': ['2027-06-01', 1],
  'storefront-vacant-december': ['2027-02-15', 1],
  'storefront-vacant-june': ['2027-08-15', 1],
  rpie: ['2027-06-01', 1],
  'cwz-bronx-east': ['2025-11-30'],
  'cwz-queens-west': ['2027-05-31'],
};

const toDeadline = ([key, [date, everyYears]]: [string, (typeof DAYS)[string]]): Deadline =>
  exampleDeadline({ key, date, everyYears });

/** A register with the deadlines that the rules look up. */
export const DAYS_2026: Register = registerOf([], Object.entries(DAYS).map(toDeadline));

/** Texts that show the code of each reason and note, and its placeholders, such as "overArea: {area} {limit}". */
const codeReasons = (id: LawId): Law['reasons'] =>
  Object.fromEntries(
    Object.entries(LAW_RULES[id].reasons).map(([code, names]) => [
      code,
      `${code}: ${names.map((name) => `{${name}}`).join(' ')}`.trim(),
    ]),
  );

export const exampleLaw = (id: LawId, changes: Partial<Law> = {}): Law => ({
  id,
  name: `Local Law ${id}`,
  title: `What ${id} is about`,
  family: 'structure',
  agency: 'DOB',
  summary: 'It asks for something.',
  exempt: '',
  whatToDo: 'Do it.',
  penalty: '$1,000',
  dateInWords: 'Each year',
  citation: 'Admin. Code 28-100',
  source: { key: 'buildings', title: 'Buildings' },
  certainty: 'verified',
  checkedOn: '2026-11-22',
  reasons: codeReasons(id),
  ...changes,
});

/** All laws, with codes in place of the texts of their reasons. */
export const EXAMPLE_LAWS: readonly Law[] = LAW_IDS.map((id) => exampleLaw(id));
