import { type Building, type Decision, type Due, lawRule } from '../decision.ts';
import { known } from '../known.ts';
import { byReply, type Open, REPLY_REASONS } from './replies.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

/** Each building for three families or more, by its units. */
const multipleDwelling = <Code extends string = never>(building: Building, due: Due<NoInfer<Code>>) =>
  byUnits<Code>(building, building.thresholds.multipleDwellingUnits, due);

/** The bedbug report, each December. Admin. Code 27-2018.1; Local Law 69 of 2017. */
export const BEDBUG_REPORT = lawRule(UNIT_REASONS, (building) =>
  byUnits(building, building.thresholds.bedbugUnits, { deadline: 'bedbug-report' }),
);

/** Indoor allergens; smaller homes where a tenant has asthma. Admin. Code 27-2017 onward; Local Law 55 of 2018. */
export const ALLERGENS = lawRule(UNIT_REASONS, (building) =>
  byUnits(building, building.thresholds.allergenUnits, { deadline: 'll55-inspection' }),
);

/** The yearly notice about window guards. 24 RCNY chapter 12: from memory, unverified. */
export const WINDOW_GUARDS = lawRule(UNIT_REASONS, (building) =>
  multipleDwelling(building, { deadline: 'window-guard-notice' }),
);

/** The fire and emergency bulletin. Its day is not verified. Fire Code 401; 3 RCNY 401-06. */
export const FIRE_NOTICES = lawRule({ ...UNIT_REASONS, dayNotSet: [] }, (building) =>
  multipleDwelling<'dayNotSet'>(building, { deadline: 'fdny-bulletin', unset: 'dayNotSet' }),
);

/** Hotels, which are registered too though they have no dwelling units. Dormitories are not. */
const HOTEL = /^(?:H[1-79BHRS]?|RH)$/;

const REGISTRATION_REASONS = {
  ...UNIT_REASONS,
  hotel: ['class'],
  ownerUnknown: ['units'],
  ownerLivesHere: ['units'],
  ownerElsewhere: ['units'],
} as const;

/** The yearly registration: three units or more, or the owner's family lives elsewhere. Admin. Code 27-2097. */
export const REGISTRATION = lawRule(
  REGISTRATION_REASONS,
  (building): Decision<keyof typeof REGISTRATION_REASONS> => {
    const due = { deadline: 'hpd-registration' };
    const decision = multipleDwelling(building, due);
    const buildingClass = known(building.facts, 'buildingClass') ?? '';
    if (decision.reason === 'rooms' && HOTEL.test(buildingClass)) {
      const restsOn = ['buildingClass'] as const;
      return { answer: 'likely', reason: 'hotel', values: { class: buildingClass }, restsOn, due };
    }
    if (decision.reason !== 'fewUnits') return decision;
    const question = 'ownerLivesHere';
    const { restsOn } = decision;
    const values = { units: decision.values.units ?? '' };
    const reply = building.replies[question];
    if (reply === 'yes') return { answer: 'doesNotApply', reason: question, values, restsOn, question };
    return reply === 'no'
      ? { answer: 'applies', reason: 'ownerElsewhere', values, restsOn, question, due }
      : { answer: 'ask', reason: 'ownerUnknown', values, restsOn, question, due };
  },
);

const GAS_REASONS = { ...REPLY_REASONS, noGasPiping: [] } as const;

const NO_GAS = {
  answer: 'doesNotApply',
  reason: 'noGasPiping',
  values: {},
  restsOn: [],
  question: 'gasPiping',
} as const;

const likelyByUnits = ({ values, restsOn }: Decision): Open<'manyUnits'> => ({
  answer: 'likely',
  reason: 'manyUnits',
  values,
  restsOn,
});

const STOVE_REASONS = { ...UNIT_REASONS, ...GAS_REASONS, eachYear: [] } as const;

/** The yearly offer of covers for stove knobs, where stoves burn gas. Admin. Code 27-2046.4; Local Law 117 of 2018. */
export const STOVE_KNOBS = lawRule(STOVE_REASONS, (building): Decision<keyof typeof STOVE_REASONS> => {
  const due = { why: 'eachYear' } as const;
  const decision = multipleDwelling<'eachYear'>(building, due);
  if (decision.reason !== 'manyUnits') return decision;
  if (building.replies.gasPiping === 'no') return NO_GAS;
  return byReply(building, 'gasAppliances', likelyByUnits(decision), due);
});

const DETECTOR_REASONS = {
  ...UNIT_REASONS,
  ...GAS_REASONS,
  ownerUnknown: ['units'],
  ownerLivesHere: ['units'],
  ownerElsewhere: ['units'],
  dateNotSet: [],
} as const;

type DetectorCode = keyof typeof DETECTOR_REASONS;

/** One or two units: only where the owner does not live there. */
function smallHomeDetectors(
  building: Building,
  { values: { units = '' }, restsOn }: Decision,
  due: Due<DetectorCode>,
): Decision<DetectorCode> {
  const question = 'ownerLivesHere';
  const values = { units };
  const reply = building.replies[question];
  if (reply === 'yes') return { answer: 'doesNotApply', reason: question, values, restsOn, question };
  const isOpen = reply !== 'no' && building.replies.gasAppliances !== 'no';
  if (isOpen) return { answer: 'ask', reason: 'ownerUnknown', values, restsOn, question, due };
  return byReply<DetectorCode>(
    building,
    'gasAppliances',
    { answer: 'likely', reason: 'ownerElsewhere', values, restsOn },
    due,
  );
}

/**
 * Gas detectors in homes with gas appliances. The day hangs on a report of the Department of Buildings. Local Law 157
 * of 2016; Admin. Code 27-2045: from memory, unverified.
 */
export const GAS_DETECTORS = lawRule(DETECTOR_REASONS, (building): Decision<DetectorCode> => {
  const due = { deadline: 'll157-detectors', unset: 'dateNotSet' } as const;
  const decision = multipleDwelling<DetectorCode>(building, due);
  if (decision.reason !== 'manyUnits' && decision.reason !== 'fewUnits') return decision;
  if (building.replies.gasPiping === 'no') return NO_GAS;
  return decision.reason === 'manyUnits'
    ? byReply<DetectorCode>(building, 'gasAppliances', likelyByUnits(decision), due)
    : smallHomeDetectors(building, decision, due);
});

const HEAT_REASONS = { ...REPLY_REASONS, ...UNIT_REASONS, inSeason: [] } as const;

/** From October through May. Admin. Code 27-2029. */
const HEAT_MONTHS = ['10', '11', '12', '01', '02', '03', '04', '05'];

/** Heat and hot water for tenants, from October to May. Admin. Code 27-2029. */
export const HEAT_SEASON = lawRule(HEAT_REASONS, (building): Decision<keyof typeof HEAT_REASONS> => {
  const month = building.day.slice('YYYY-'.length, 'YYYY-MM'.length);
  const isOn = HEAT_MONTHS.includes(month);
  const due: Due<'inSeason'> = { deadline: 'heat-season', now: isOn ? 'inSeason' : undefined };
  const decision = byUnits<'inSeason'>(building, 1, due);
  const { reason, values, restsOn } = decision;
  if (reason === 'manyUnits') {
    return byReply(building, 'rented', { answer: 'likely', reason, values, restsOn }, due);
  }
  return reason === 'unitsUnknown'
    ? byReply(building, 'rented', { answer: 'ask', reason, values, restsOn }, due)
    : decision;
});
