import { type Decision, defineLaw } from '../decision.ts';
import { isCooperative, kindValues, known, shown, unitValues } from '../known.ts';
import { byAnswer, ANSWER_REASONS } from './answers.ts';
import { byUnits, UNIT_REASONS } from './units.ts';

const COOP_REASONS = {
  cooperative: ['kind', 'description', 'homes', 'units', 'limit'],
  notCooperative: ['kind', 'description'],
  fewUnits: ['units', 'homes', 'limit'],
  classUnknown: [],
  unitsUnknown: [],
  standing: [],
} as const;

/**
 * Co-op boards must answer applications in time. Co-ops under the Private Housing Finance Law are exempt, but
 * the city's record does not identify them. Admin. Code title 26, chapter 36; Local Law 58 of 2026, as reported.
 */
export const COOP_SALES = defineLaw({
  id: 'coop-sales',
  deadlines: ['coop-sales'],
  reasons: COOP_REASONS,
  decide: (building): Decision<keyof typeof COOP_REASONS> => {
    const { facts, thresholds } = building;
    const due = { deadline: 'coop-sales', unset: 'standing', after: 'standing' } as const;
    const values = kindValues(facts);
    const restsOn = ['buildingClass', 'units'] as const;
    if (known(facts, 'buildingClass') === undefined) {
      return { verdict: 'ask', reason: 'classUnknown', question: 'buildingClass', due };
    }
    if (!isCooperative(building)) {
      return { verdict: 'doesNotApply', reason: 'notCooperative', values, restsOn: ['buildingClass'] };
    }
    const units = known(facts, 'units');
    if (units === undefined)
      return { verdict: 'ask', reason: 'unitsUnknown', restsOn, question: 'units', due };
    const counted = { ...unitValues(units), limit: shown(thresholds.coopUnits) };
    return units < thresholds.coopUnits
      ? { verdict: 'doesNotApply', reason: 'fewUnits', values: counted, restsOn }
      : { verdict: 'likely', reason: 'cooperative', values: { ...values, ...counted }, restsOn, due };
  },
});

const BROKER_REASONS = { ...ANSWER_REASONS, ...UNIT_REASONS, standing: [] } as const;

/** Whoever hires the broker pays the fee. Admin. Code 20-699.21, 20-699.22; Local Law 119 of 2024. */
export const BROKER_FEES = defineLaw({
  id: 'broker-fees',
  deadlines: ['broker-fees'],
  reasons: BROKER_REASONS,
  decide: (building): Decision<keyof typeof BROKER_REASONS> => {
    const due = { deadline: 'broker-fees', unset: 'standing', after: 'standing' } as const;
    const decision = byUnits<'standing'>(building, 1, due);
    const { reason, values, restsOn } = decision;
    if (reason !== 'manyUnits' && reason !== 'unitsUnknown') return decision;
    const verdict = reason === 'manyUnits' ? 'likely' : 'ask';
    return byAnswer<keyof typeof BROKER_REASONS>(
      building,
      'rented',
      { verdict, reason, values, restsOn },
      due,
    );
  },
});
