import { type Building, type Decision, defineLaw, HOME } from '../decision.ts';
import {
  commercialArea,
  hasCommerce,
  isCooperative,
  isOfCity,
  isOneOrTwoFamily,
  kindValues,
  known,
  mayHaveCommerce,
  shown,
  unitValues,
} from '../known.ts';
import { byAnswer, type Open, ANSWER_REASONS } from './answers.ts';

const RENT_REASONS = {
  ...ANSWER_REASONS,
  pathway: ['version'],
  oldAndLarge: ['units', 'homes', 'limit', 'year'],
  unitsUnknown: [],
  fewUnits: ['units', 'homes', 'limit'],
  newer: ['year', 'limit'],
  noUnits: [],
} as const;

/** Local Law 97 pathways for rent-regulated units. */
const REGULATED_PATHWAYS = [1, 3];

const NEAR_YEARS = 5;

function stabilizedByFacts({ facts, thresholds }: Building): Open<keyof typeof RENT_REASONS> {
  const units = known(facts, 'units');
  const { pathways } = facts;
  if (pathways?.value.some((pathway) => REGULATED_PATHWAYS.includes(pathway))) {
    return {
      verdict: 'likely',
      reason: 'pathway',
      values: { version: pathways.version },
      restsOn: ['pathways'],
    };
  }
  if (units === undefined) return { verdict: 'ask', reason: 'unitsUnknown' };
  const restsOn = ['units', 'yearBuilt'] as const;
  const year = known(facts, 'yearBuilt');
  const shownUnits = { ...unitValues(units), limit: shown(thresholds.stabilizedUnits) };
  if (units < thresholds.stabilizedUnits) {
    return { verdict: 'doesNotApply', reason: 'fewUnits', values: shownUnits, restsOn };
  }
  const limit = String(thresholds.stabilizedYear);
  return year !== undefined && year >= thresholds.stabilizedYear + NEAR_YEARS
    ? { verdict: 'doesNotApply', reason: 'newer', values: { year: String(year), limit }, restsOn }
    : { verdict: 'ask', reason: 'oldAndLarge', values: { ...shownUnits, year: limit }, restsOn };
}

/**
 * Yearly, for stabilized apartments. Rent Stabilization Law 26-517. Unverified, from memory: six or more
 * units built before 1974 suggest stabilization.
 */
export const RENT_REGISTRATION = defineLaw({
  id: 'rent-registration',
  deadlines: ['rent-registration'],
  reasons: RENT_REASONS,
  decide: (building): Decision<keyof typeof RENT_REASONS> =>
    known(building.facts, 'units') === 0
      ? { verdict: 'doesNotApply', reason: 'noUnits', restsOn: ['units'] }
      : byAnswer(building, 'rentStabilized', stabilizedByFacts(building), { deadline: 'rent-registration' }),
});

const SHOP_REASONS = {
  ...ANSWER_REASONS,
  retailArea: [],
  commercialArea: [],
  shopClass: ['kind', 'description'],
  notForStores: [],
  noCommerce: [],
  useUnknown: [],
  vacantSpaces: [],
} as const;

const SHOP_CLASS = /^(?:K|S|RK|C7|D[67])/;

const NOT_FOR_STORES = /^[WNMIY]/;

function shopByFacts(building: Building): Open<keyof typeof SHOP_REASONS> {
  const { facts } = building;
  const buildingClass = known(facts, 'buildingClass') ?? '';
  if (SHOP_CLASS.test(buildingClass)) {
    const values = kindValues(facts);
    return { verdict: 'likely', reason: 'shopClass', values, restsOn: ['buildingClass'] };
  }
  if (NOT_FOR_STORES.test(buildingClass) || isOfCity(building)) {
    const restsOn = ['buildingClass', 'ownerType'] as const;
    return { verdict: 'doesNotApply', reason: 'notForStores', restsOn };
  }
  if ((known(facts, 'retailArea') ?? 0) > 0) {
    return { verdict: 'likely', reason: 'retailArea', restsOn: ['retailArea'] };
  }
  const restsOn = ['commercialArea', 'garageArea'] as const;
  // A garage may still have an office or a store at street level.
  const commerce = hasCommerce(building) || (known(facts, 'commercialArea') ?? 0) > 0 || undefined;
  if (commerce) return { verdict: 'ask', reason: 'commercialArea', restsOn };
  return hasCommerce(building) === undefined
    ? { verdict: 'ask', reason: 'useUnknown' }
    : { verdict: 'doesNotApply', reason: 'noCommerce', restsOn };
}

/** Ground- and second-floor storefronts, yearly. Admin. Code 11-3101; Local Law 157 of 2019. */
export const STOREFRONTS = defineLaw({
  id: 'storefront',
  deadlines: ['storefront-'],
  reasons: SHOP_REASONS,
  decide: (building) =>
    byAnswer<keyof typeof SHOP_REASONS>(building, 'shop', shopByFacts(building), {
      deadline: 'storefront-registry',
      now: 'vacantSpaces',
      also: ['storefront-vacant-december', 'storefront-vacant-june'],
    }),
});

const INCOME_REASONS = {
  ...ANSWER_REASONS,
  overValue: ['value', 'limit'],
  valueUnknown: [],
  underValue: ['value', 'limit'],
  fewUnits: ['units', 'homes', 'limit'],
  cooperative: ['kind', 'description'],
  cooperativeStore: ['kind', 'description', 'limit'],
  cityBuilding: [],
  /** The owner of a hotel or garage must file even without a tenant. */
  operated: ['kind', 'description'],
  home: [],
} as const;

type IncomeCode = keyof typeof INCOME_REASONS;

/**
 * Hotels, parking, gas stations, car washes, theaters, department stores, self-storage, nursing homes, power
 * plants.
 */
const OPERATED = /^(?:H[^8]|RH|G[1345679W]|R[GP]|J|K3|E7|I6|U[02])/;

/** Exemptions that apply regardless of rent. 19 RCNY 33-02, according to one older source. */
function exemption(building: Building): Decision<IncomeCode> | undefined {
  const { facts, thresholds } = building;
  const value = known(facts, 'assessedValue');
  const commerce = mayHaveCommerce(building);
  if (isOneOrTwoFamily(building)) return HOME;
  if (value !== undefined && value <= thresholds.incomeValue) {
    const values = { value: `$${shown(value)}`, limit: `$${shown(thresholds.incomeValue)}` };
    return { verdict: 'doesNotApply', reason: 'underValue', values, restsOn: ['assessedValue'] };
  }
  const values = kindValues(facts);
  if (isCooperative(building) && commerce === false) {
    return { verdict: 'doesNotApply', reason: 'cooperative', values, restsOn: ['buildingClass'] };
  }
  const area = Math.max(commercialArea(building) ?? 0, known(facts, 'retailArea') ?? 0);
  if (isCooperative(building) && area > 0 && area < thresholds.incomeCooperativeArea) {
    const restsOn = ['buildingClass', 'commercialArea', 'garageArea'] as const;
    const limit = shown(thresholds.incomeCooperativeArea);
    return { verdict: 'doesNotApply', reason: 'cooperativeStore', values: { ...values, limit }, restsOn };
  }
  if (isOfCity(building)) {
    return {
      verdict: 'doesNotApply',
      reason: 'cityBuilding',
      restsOn: ['ownerType', 'buildingClass'],
    };
  }
  const units = known(facts, 'units');
  if (commerce === false && units !== undefined && units <= thresholds.incomeUnits) {
    const values = { ...unitValues(units), limit: shown(thresholds.incomeUnits) };
    return { verdict: 'doesNotApply', reason: 'fewUnits', values, restsOn: ['units', 'commercialArea'] };
  }
  return undefined;
}

/** Due yearly. Admin. Code 11-208.1; 19 RCNY 33-02. */
export const INCOME_STATEMENT = defineLaw({
  id: 'rpie',
  deadlines: ['rpie'],
  reasons: INCOME_REASONS,
  decide: (building): Decision<IncomeCode> => {
    const value = known(building.facts, 'assessedValue');
    const limit = `$${shown(building.thresholds.incomeValue)}`;
    const restsOn = ['assessedValue', 'units'] as const;
    const due = { deadline: 'rpie' };
    const exempt = exemption(building);
    if (exempt) return exempt;
    const buildingClass = known(building.facts, 'buildingClass') ?? '';
    if (OPERATED.test(buildingClass) && building.answers.rentIncome !== 'yes') {
      const from = ['buildingClass', 'assessedValue'] as const;
      const values = kindValues(building.facts);
      const verdict = value === undefined ? 'ask' : 'likely';
      return { verdict, reason: 'operated', values, restsOn: from, question: 'rentIncome', due };
    }
    const open: Open<IncomeCode> =
      value === undefined
        ? { verdict: 'ask', reason: 'valueUnknown' }
        : { verdict: 'ask', reason: 'overValue', values: { value: `$${shown(value)}`, limit }, restsOn };
    return byAnswer(building, 'rentIncome', open, due);
  },
});
