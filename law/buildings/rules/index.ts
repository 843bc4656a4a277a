import type { Deadline, Register } from '../../figures/register.ts';
import type { LawRule } from '../decision.ts';
import { EVENT_LAWS, LANDMARK } from './building-work.ts';
import {
  BACKFLOW,
  BOILER_REGISTRATION,
  COOLING_TOWER,
  HIGH_PRESSURE_BOILER,
  LOW_PRESSURE_BOILER,
  NO_4_OIL,
  WATER_TANK,
} from './devices.ts';
import { ELEVATOR, ELEVATOR_BRAKES } from './elevators.ts';
import { ARTICLE_321, EMISSIONS_LIMITS } from './emissions.ts';
import { FACADES } from './facades.ts';
import { GAS_PIPING } from './gas.ts';
import {
  ALLERGENS,
  BEDBUG_REPORT,
  FIRE_NOTICES,
  GAS_DETECTORS,
  HEAT_SEASON,
  REGISTRATION,
  STOVE_KNOBS,
  WINDOW_GUARDS,
} from './housing.ts';
import { CHILDRENS_HOMES, LEAD_NOTICE, LEAD_TEST } from './lead.ts';
import { BENCHMARKING, ENERGY_AUDIT, GRADE_LABEL, LIGHTING } from './listed.ts';
import { INCOME_STATEMENT, RENT_REGISTRATION, STOREFRONTS } from './money.ts';
import { OFFICE_SPRINKLERS } from './offices.ts';
import { BROKER_FEES, COOP_SALES } from './sales-and-rentals.ts';
import { SIDEWALK_SHEDS } from './sheds.ts';
import { PARAPET, PARKING, RETAINING_WALL } from './structures.ts';
import { EMPIRE_BINS, OFFICIAL_BIN, WASTE_ZONE } from './waste.ts';

const LAWS = [
  EMISSIONS_LIMITS,
  ARTICLE_321,
  BENCHMARKING,
  GRADE_LABEL,
  ENERGY_AUDIT,
  LIGHTING,
  NO_4_OIL,
  GAS_PIPING,
  FACADES,
  SIDEWALK_SHEDS,
  PARAPET,
  PARKING,
  RETAINING_WALL,
  LOW_PRESSURE_BOILER,
  HIGH_PRESSURE_BOILER,
  BOILER_REGISTRATION,
  ELEVATOR,
  ELEVATOR_BRAKES,
  COOLING_TOWER,
  OFFICE_SPRINKLERS,
  GAS_DETECTORS,
  REGISTRATION,
  BEDBUG_REPORT,
  ALLERGENS,
  LEAD_TEST,
  CHILDRENS_HOMES,
  LEAD_NOTICE,
  WINDOW_GUARDS,
  STOVE_KNOBS,
  HEAT_SEASON,
  FIRE_NOTICES,
  WATER_TANK,
  RENT_REGISTRATION,
  BROKER_FEES,
  COOP_SALES,
  WASTE_ZONE,
  OFFICIAL_BIN,
  EMPIRE_BINS,
  BACKFLOW,
  STOREFRONTS,
  INCOME_STATEMENT,
  LANDMARK,
  ...EVENT_LAWS,
] as const;

export type LawId = (typeof LAWS)[number]['id'];

export const LAW_IDS: readonly LawId[] = LAWS.map(({ id }) => id);

export const isLawId = (text: string): text is LawId => LAW_IDS.some((id) => id === text);

export const LAW_RULES = Object.fromEntries(LAWS.map((law) => [law.id, law])) as Readonly<
  Record<LawId, LawRule>
>;

export const hasDeadline = (law: LawId, key: string): boolean =>
  LAW_RULES[law].deadlines.some((start) => key.startsWith(start));

export const lawDeadlines = (law: LawId, { deadlines }: Pick<Register, 'deadlines'>): Deadline[] =>
  Object.values(deadlines).filter(({ key }) => hasDeadline(law, key));
