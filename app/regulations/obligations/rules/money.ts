import { type Building, type Decision, lawRule } from '../decision.ts';
import { hasCommerce, isOneOrTwoFamily, known, mayHaveCommerce, shown, unitValues } from '../known.ts';
import { byReply, type Open, REPLY_REASONS } from './replies.ts';

const RENT_REASONS = {
  ...REPLY_REASONS,
  pathway: ['version'],
  oldAndLarge: ['units', 'homes', 'limit', 'year'],
  unitsUnknown: [],
  fewUnits: ['units', 'homes', 'limit'],
  newer: ['year', 'limit'],
  noUnits: [],
} as const;

/** Pathways of Local Law 97 for buildings with rent-regulated units. */
const REGULATED_PATHWAYS = [1, 3];

/** Recorded years of construction are right to the decade only. */
const NEAR_YEARS = 5;

function regulationOf({ facts, thresholds }: Building): Open<keyof typeof RENT_REASONS> {
  const units = known(facts, 'units');
  const { pathways } = facts;
  if (pathways?.value.some((pathway) => REGULATED_PATHWAYS.includes(pathway))) {
    return {
      answer: 'likely',
      reason: 'pathway',
      values: { version: pathways.version },
      restsOn: ['pathways'],
    };
  }
  if (units === undefined) return { answer: 'ask', reason: 'unitsUnknown', values: {}, restsOn: [] };
  const restsOn = ['units', 'yearBuilt'] as const;
  const year = known(facts, 'yearBuilt');
  const shownUnits = { ...unitValues(units), limit: shown(thresholds.stabilizedUnits) };
  if (units < thresholds.stabilizedUnits) {
    return { answer: 'doesNotApply', reason: 'fewUnits', values: shownUnits, restsOn };
  }
  const limit = String(thresholds.stabilizedYear);
  return year !== undefined && year >= thresholds.stabilizedYear + NEAR_YEARS
    ? { answer: 'doesNotApply', reason: 'newer', values: { year: String(year), limit }, restsOn }
    : { answer: 'ask', reason: 'oldAndLarge', values: { ...shownUnits, year: limit }, restsOn };
}

/**
 * The yearly registration of stabilized apartments. Rent Stabilization Law 26-517. That six units built before 1974
 * point to it is from memory, unverified.
 */
export const RENT_REGISTRATION = lawRule(RENT_REASONS, (building): Decision<keyof typeof RENT_REASONS> =>
  known(building.facts, 'units') === 0
    ? { answer: 'doesNotApply', reason: 'noUnits', values: {}, restsOn: ['units'] }
    : byReply(building, 'rentStabilized', regulationOf(building), { deadline: 'rent-registration' }),
);

const SHOP_REASONS = {
  ...REPLY_REASONS,
  commercialArea: [],
  shopClass: ['class'],
  noCommerce: [],
  useUnknown: [],
} as const;

/** Stores, and homes above stores. */
const SHOP_CLASS = /^(?:K|S|RK|C7|D[67])/;

function shopOf(building: Building): Open<keyof typeof SHOP_REASONS> {
  const buildingClass = known(building.facts, 'buildingClass') ?? '';
  if (SHOP_CLASS.test(buildingClass)) {
    const values = { class: buildingClass };
    return { answer: 'likely', reason: 'shopClass', values, restsOn: ['buildingClass'] };
  }
  const commerce = hasCommerce(building);
  if (commerce === undefined) return { answer: 'ask', reason: 'useUnknown', values: {}, restsOn: [] };
  return commerce
    ? { answer: 'likely', reason: 'commercialArea', values: {}, restsOn: ['commercialArea', 'retailArea'] }
    : { answer: 'doesNotApply', reason: 'noCommerce', values: {}, restsOn: ['commercialArea'] };
}

/** Storefronts on the ground or second floor, each year. Admin. Code 11-3101; Local Law 157 of 2019. */
export const STOREFRONTS = lawRule(SHOP_REASONS, (building) =>
  byReply(building, 'shop', shopOf(building), { deadline: 'storefront-registry' }),
);

const INCOME_REASONS = {
  ...REPLY_REASONS,
  overValue: ['value', 'limit'],
  valueUnknown: [],
  underValue: ['value', 'limit'],
  fewUnits: ['units', 'homes', 'limit'],
  cooperative: ['class'],
  home: [],
} as const;

type IncomeCode = keyof typeof INCOME_REASONS;

const COOPERATIVE = /^(?:C[68]|D[04])$/;

/** Why no statement is due, whatever the rent. 19 RCNY 33-02; one older source. */
function exemption(building: Building): Decision<IncomeCode> | undefined {
  const { facts, thresholds } = building;
  const value = known(facts, 'assessedValue');
  const commerce = mayHaveCommerce(building);
  if (isOneOrTwoFamily(building)) {
    return { answer: 'doesNotApply', reason: 'home', values: {}, restsOn: ['buildingClass', 'landUse'] };
  }
  if (value !== undefined && value <= thresholds.incomeValue) {
    const values = { value: `$${shown(value)}`, limit: `$${shown(thresholds.incomeValue)}` };
    return { answer: 'doesNotApply', reason: 'underValue', values, restsOn: ['assessedValue'] };
  }
  const buildingClass = known(facts, 'buildingClass') ?? '';
  if (COOPERATIVE.test(buildingClass) && commerce === false) {
    const values = { class: buildingClass };
    return { answer: 'doesNotApply', reason: 'cooperative', values, restsOn: ['buildingClass'] };
  }
  const units = known(facts, 'units');
  if (commerce === false && units !== undefined && units <= thresholds.incomeUnits) {
    const values = { ...unitValues(units), limit: shown(thresholds.incomeUnits) };
    return { answer: 'doesNotApply', reason: 'fewUnits', values, restsOn: ['units', 'commercialArea'] };
  }
  return undefined;
}

/** The yearly statement of income and expenses. Admin. Code 11-208.1; 19 RCNY 33-02. */
export const INCOME_STATEMENT = lawRule(INCOME_REASONS, (building): Decision<IncomeCode> => {
  const value = known(building.facts, 'assessedValue');
  const limit = `$${shown(building.thresholds.incomeValue)}`;
  const restsOn = ['assessedValue', 'units'] as const;
  const open: Open<IncomeCode> =
    value === undefined
      ? { answer: 'ask', reason: 'valueUnknown', values: {}, restsOn: [] }
      : { answer: 'ask', reason: 'overValue', values: { value: `$${shown(value)}`, limit }, restsOn };
  return exemption(building) ?? byReply(building, 'rentIncome', open, { deadline: 'rpie' });
});
