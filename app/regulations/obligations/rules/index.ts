import type { Building, Decision, LawRule } from '../decision.ts';
import { LAW_IDS, type LawId } from '../laws.ts';
import { EVENT_LAW, LANDMARK } from './building-work.ts';
import {
  BACKFLOW,
  COOLING_TOWER,
  ELEVATOR,
  HIGH_PRESSURE_BOILER,
  LOW_PRESSURE_BOILER,
  NO_4_OIL,
  WATER_TANK,
} from './devices.ts';
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
import { LEAD_NOTICE, LEAD_TEST } from './lead.ts';
import { BENCHMARKING, ENERGY_AUDIT, GRADE_LABEL, LIGHTING } from './listed.ts';
import { INCOME_STATEMENT, RENT_REGISTRATION, STOREFRONTS } from './money.ts';
import { OFFICE_SPRINKLERS } from './offices.ts';
import { PARAPET, PARKING, RETAINING_WALL } from './structures.ts';
import { OFFICIAL_BIN, WASTE_ZONE } from './waste.ts';

/** How each law is decided. */
export const LAW_RULES: Readonly<Record<LawId, LawRule>> = {
  'll97-320': EMISSIONS_LIMITS,
  'll97-321': ARTICLE_321,
  ll84: BENCHMARKING,
  ll33: GRADE_LABEL,
  ll87: ENERGY_AUDIT,
  ll88: LIGHTING,
  'no4-oil': NO_4_OIL,
  ll152: GAS_PIPING,
  fisp: FACADES,
  parapet: PARAPET,
  'll126-parking': PARKING,
  'retaining-wall': RETAINING_WALL,
  'boiler-low': LOW_PRESSURE_BOILER,
  'boiler-high': HIGH_PRESSURE_BOILER,
  elevator: ELEVATOR,
  'cooling-tower': COOLING_TOWER,
  ll26: OFFICE_SPRINKLERS,
  ll157: GAS_DETECTORS,
  'hpd-registration': REGISTRATION,
  bedbug: BEDBUG_REPORT,
  ll55: ALLERGENS,
  ll31: LEAD_TEST,
  'll1-lead-notice': LEAD_NOTICE,
  'window-guards': WINDOW_GUARDS,
  'stove-knobs': STOVE_KNOBS,
  'heat-season': HEAT_SEASON,
  'fdny-notices': FIRE_NOTICES,
  'water-tank': WATER_TANK,
  'rent-registration': RENT_REGISTRATION,
  cwz: WASTE_ZONE,
  'nyc-bin': OFFICIAL_BIN,
  backflow: BACKFLOW,
  storefront: STOREFRONTS,
  rpie: INCOME_STATEMENT,
  landmark: LANDMARK,
  'll92-94': EVENT_LAW,
  ll154: EVENT_LAW,
  stormwater: EVENT_LAW,
  ll196: EVENT_LAW,
  conh: EVENT_LAW,
};

/** The decision of every law for one building, without any wording. */
export const decideAll = (building: Building): Readonly<Record<LawId, Decision>> =>
  Object.fromEntries(LAW_IDS.map((id) => [id, LAW_RULES[id].decide(building)])) as Record<LawId, Decision>;
