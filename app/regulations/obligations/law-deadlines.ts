import type { Deadline, Register } from '../figures/register.ts';
import type { LawId } from './laws.ts';

/** How the keys of a law's deadlines begin. A law that is not listed has no day in the register. */
const KEYS: Partial<Record<LawId, readonly string[]>> = {
  'll97-320': ['ll97-report', 'll97-grace', 'll97-extension', 'll97-code', 'll97-limits'],
  'll97-321': ['ll97-321-'],
  ll84: ['ll84-'],
  ll33: ['ll33-label'],
  ll87: ['ll87-report'],
  ll88: ['ll88-report'],
  'no4-oil': ['no4-oil-'],
  ll152: ['ll152-'],
  fisp: ['fisp-'],
  parapet: ['parapet-observation'],
  'll126-parking': ['ll126-'],
  'retaining-wall': ['retaining-wall-'],
  'boiler-low': ['boiler-low-inspection'],
  'boiler-high': ['boiler-high-inspection'],
  elevator: ['elevator-inspection'],
  'cooling-tower': ['cooling-tower-certification'],
  ll26: ['ll26-sprinklers'],
  ll157: ['ll157-detectors'],
  'hpd-registration': ['hpd-registration'],
  bedbug: ['bedbug-'],
  ll55: ['ll55-'],
  ll31: ['ll31-test'],
  'll1-lead-notice': ['lead-notice'],
  'window-guards': ['window-guard-notice'],
  'heat-season': ['heat-season'],
  'fdny-notices': ['fdny-bulletin'],
  'water-tank': ['water-tank-report'],
  'rent-registration': ['rent-registration'],
  cwz: ['cwz-'],
  'nyc-bin': ['nyc-bin'],
  storefront: ['storefront-'],
  rpie: ['rpie'],
};

/** Whether a deadline of the register is one of a law. */
export const isDeadlineOf = (law: LawId, key: string): boolean =>
  KEYS[law]?.some((start) => key.startsWith(start)) ?? false;

/** The deadlines of a law, also those that only some buildings have. */
export const deadlinesOf = (law: LawId, { deadlines }: Pick<Register, 'deadlines'>): Deadline[] =>
  Object.values(deadlines).filter(({ key }) => isDeadlineOf(law, key));
