import { type Building, type Decision, type Due, defineLaw } from '../decision.ts';
import { isClassB, kindValues, known } from '../known.ts';
import { byAnswer, type Open, ANSWER_REASONS } from './answers.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const HOME_REASONS = { ...UNIT_REASONS, registered: [] } as const;

/**
 * If the number of homes is unknown, a registration or bedbug report on record makes a multiple dwelling
 * likely, because most owners who file one have three or more homes.
 */
function byHomes<Code extends string = never>(
  building: Building,
  limit: number,
  due: Due<NoInfer<Code>>,
): Decision<keyof typeof HOME_REASONS | Code> {
  const decision = byUnits<Code>(building, limit, due);
  const fact = (['registeredUntil', 'bedbugReport'] as const).find((name) => building.facts[name]);
  return fact && decision.reason === 'unitsUnknown' && limit <= building.thresholds.multipleDwellingUnits
    ? { verdict: 'likely', reason: 'registered', restsOn: [fact], question: 'units', isOffered: true, due }
    : decision;
}

const multipleDwelling = <Code extends string = never>(building: Building, due: Due<NoInfer<Code>>) =>
  byHomes<Code>(building, building.thresholds.multipleDwellingUnits, due);

/** Due each December. Admin. Code 27-2018.1; Local Law 69 of 2017. */
export const BEDBUG_REPORT = defineLaw({
  id: 'bedbug',
  deadlines: ['bedbug-'],
  reasons: HOME_REASONS,
  decide: (building) => byHomes(building, building.thresholds.bedbugUnits, { deadline: 'bedbug-report' }),
});

/** Also covers smaller homes where a tenant has asthma. Admin. Code 27-2017 onward; Local Law 55 of 2018. */
export const ALLERGENS = defineLaw({
  id: 'll55',
  deadlines: ['ll55-'],
  reasons: HOME_REASONS,
  decide: (building) => byHomes(building, building.thresholds.allergenUnits, { deadline: 'll55-inspection' }),
});

/** Notice due yearly. 24 RCNY 12-03. */
export const WINDOW_GUARDS = defineLaw({
  id: 'window-guards',
  deadlines: ['window-guard-notice'],
  reasons: HOME_REASONS,
  decide: (building) => multipleDwelling(building, { deadline: 'window-guard-notice' }),
});

/** Fire Code 401; 3 RCNY 401-06. */
export const FIRE_NOTICES = defineLaw({
  id: 'fdny-notices',
  deadlines: ['fdny-'],
  reasons: { ...HOME_REASONS, dayNotSet: [], orInOctober: [] },
  decide: (building) =>
    multipleDwelling<'dayNotSet' | 'orInOctober'>(building, {
      deadline: 'fdny-bulletin',
      unset: 'dayNotSet',
      now: 'orInOctober',
    }),
});

/** Hotels must register even though they have no dwelling units. Dormitories need not. */
const HOTEL = /^(?:H[1-79BHRS]?|RH)$/;

const REGISTRATION_REASONS = {
  ...HOME_REASONS,
  hotel: ['kind', 'description'],
  ownerUnknown: ['units'],
  ownerLivesHere: ['units'],
  ownerElsewhere: ['units'],
  smallPenalty: [],
  largePenalty: [],
} as const;

function registration(building: Building): Decision<keyof typeof REGISTRATION_REASONS> {
  const due = { deadline: 'hpd-registration' };
  const decision = multipleDwelling(building, due);
  const buildingClass = known(building.facts, 'buildingClass') ?? '';
  if (decision.reason === 'rooms' && HOTEL.test(buildingClass)) {
    const restsOn = ['buildingClass'] as const;
    return { verdict: 'likely', reason: 'hotel', values: kindValues(building.facts), restsOn, due };
  }
  if (decision.reason !== 'fewUnits') return decision;
  const question = 'ownerLivesHere';
  const { restsOn } = decision;
  const values = { units: decision.values?.units ?? '' };
  const answer = building.answers[question];
  if (answer === 'yes') return { verdict: 'doesNotApply', reason: question, values, restsOn, question };
  if (answer === 'no')
    return { verdict: 'applies', reason: 'ownerElsewhere', values, restsOn, question, due };
  return known(building.facts, 'registeredUntil') === undefined
    ? { verdict: 'ask', reason: 'ownerUnknown', values, restsOn, question, due }
    : {
        verdict: 'likely',
        reason: 'registered',
        restsOn: ['registeredUntil'],
        question,
        isOffered: true,
        due,
      };
}

/** Due yearly for three or more units, or fewer if the owner's family lives elsewhere. Admin. Code 27-2097. */
export const REGISTRATION = defineLaw({
  id: 'hpd-registration',
  deadlines: ['hpd-registration'],
  reasons: REGISTRATION_REASONS,
  decide: (building) => {
    const units = known(building.facts, 'units');
    const isSmall = units !== undefined && units <= building.thresholds.smallRegistrationUnits;
    const penalty = isSmall ? 'smallPenalty' : 'largePenalty';
    return { ...registration(building), ...(units && { penalty }) };
  },
});

const GAS_REASONS = { ...ANSWER_REASONS, noGasPiping: [] } as const;

const NO_GAS = {
  verdict: 'doesNotApply',
  reason: 'noGasPiping',
  question: 'gasPiping',
} as const;

type ManyHomes = 'manyUnits' | 'registered';

const hasManyHomes = <Code extends string>(
  decision: Decision<Code>,
): decision is Decision<Code> & { reason: Code & ManyHomes } =>
  decision.reason === 'manyUnits' || decision.reason === 'registered';

const likelyByUnits = ({ reason, values, restsOn }: Decision & { reason: ManyHomes }): Open<ManyHomes> => ({
  verdict: 'likely',
  reason,
  values,
  restsOn,
});

const STOVE_REASONS = { ...HOME_REASONS, ...GAS_REASONS, eachYear: [] } as const;

/** Owners must offer knob covers yearly in homes with gas stoves. Admin. Code 27-2046.4; Local Law 117 of 2018. */
export const STOVE_KNOBS = defineLaw({
  id: 'stove-knobs',
  reasons: STOVE_REASONS,
  decide: (building): Decision<keyof typeof STOVE_REASONS> => {
    const due = { why: 'eachYear' } as const;
    const decision = multipleDwelling<'eachYear'>(building, due);
    if (!hasManyHomes(decision)) return decision;
    if (building.answers.gasPiping === 'no') return NO_GAS;
    return byAnswer(building, 'gasAppliances', likelyByUnits(decision), due);
  },
});

const DETECTOR_REASONS = {
  ...HOME_REASONS,
  ...GAS_REASONS,
  ownerUnknown: ['units'],
  ownerLivesHere: ['units'],
  ownerElsewhere: ['units'],
  classB: ['kind', 'description'],
  dormitory: ['kind', 'description'],
  dateNotSet: [],
  pastDue: [],
} as const;

type DetectorCode = keyof typeof DETECTOR_REASONS;

/** A home with one or two units is covered only if the owner lives elsewhere. */
function smallHomeDetectors(
  building: Building,
  { values: { units = '' } = {}, restsOn }: Decision,
  due: Due<DetectorCode>,
): Decision<DetectorCode> {
  const question = 'ownerLivesHere';
  const values = { units };
  const answer = building.answers[question];
  if (answer === 'yes') return { verdict: 'doesNotApply', reason: question, values, restsOn, question };
  const isOpen = answer !== 'no' && building.answers.gasAppliances !== 'no';
  if (isOpen) return { verdict: 'ask', reason: 'ownerUnknown', values, restsOn, question, due };
  return byAnswer<DetectorCode>(
    building,
    'gasAppliances',
    { verdict: 'likely', reason: 'ownerElsewhere', values, restsOn },
    due,
  );
}

/** Most dormitory rooms have no gas. */
const DORMITORY = 'H8';

/** Class B multiple dwellings are covered regardless of the recorded number of units. */
function classBDetectors({ facts }: Building): Open<DetectorCode> {
  const buildingClass = known(facts, 'buildingClass') ?? '';
  const values = kindValues(facts);
  const restsOn = ['buildingClass'] as const;
  return buildingClass === DORMITORY
    ? { verdict: 'ask', reason: 'dormitory', values, restsOn }
    : { verdict: 'likely', reason: 'classB', values, restsOn };
}

/**
 * Covers class A and class B homes with gas appliances. Admin. Code 27-2045(b), 28-315.2.4; Local Law 157 of 2016
 * and Int. 1281-A of 2025. Unverified: whether the Commissioner set a later date by rule.
 */
export const GAS_DETECTORS = defineLaw({
  id: 'll157',
  deadlines: ['ll157-detectors'],
  reasons: DETECTOR_REASONS,
  decide: (building): Decision<DetectorCode> => {
    const due = { deadline: 'll157-detectors', unset: 'dateNotSet', after: 'pastDue' } as const;
    const decision = multipleDwelling<DetectorCode>(building, due);
    const isOther = !hasManyHomes(decision) && isClassB(building);
    if (!isOther && !hasManyHomes(decision) && decision.reason !== 'fewUnits') return decision;
    if (building.answers.gasPiping === 'no') return NO_GAS;
    if (isOther) return byAnswer(building, 'gasAppliances', classBDetectors(building), due);
    return hasManyHomes(decision)
      ? byAnswer<DetectorCode>(building, 'gasAppliances', likelyByUnits(decision), due)
      : smallHomeDetectors(building, decision, due);
  },
});

const HEAT_REASONS = { ...ANSWER_REASONS, ...UNIT_REASONS, inSeason: [] } as const;

const HEAT_MONTHS = ['10', '11', '12', '01', '02', '03', '04', '05'];

/** Owners must provide heat from October through May. Admin. Code 27-2029. */
export const HEAT_SEASON = defineLaw({
  id: 'heat-season',
  deadlines: ['heat-season'],
  reasons: HEAT_REASONS,
  decide: (building): Decision<keyof typeof HEAT_REASONS> => {
    const month = building.day.slice('YYYY-'.length, 'YYYY-MM'.length);
    const isOn = HEAT_MONTHS.includes(month);
    const due: Due<'inSeason'> = { deadline: 'heat-season', now: isOn ? 'inSeason' : undefined };
    const decision = byUnits<'inSeason'>(building, 1, due);
    const { reason, values, restsOn } = decision;
    if (reason === 'manyUnits') {
      return byAnswer(building, 'rented', { verdict: 'likely', reason, values, restsOn }, due);
    }
    return reason === 'unitsUnknown'
      ? byAnswer(building, 'rented', { verdict: 'ask', reason, values, restsOn }, due)
      : decision;
  },
});
