import {
  deadlineDays,
  figureValues,
  type Recurrence,
  type RuleFigures,
  useNames,
} from '../figures/values.ts';

export type LimitedPathway = 'article320' | 'article320From2026' | 'article320From2035';

export interface LL97Figures {
  /** Dollars per metric ton over the limit, each year. Admin. Code 28-320.6; 1 RCNY 103-14(h). */
  penaltyPerTon: number;
  /** Gross sq ft above which a single building is covered. Admin. Code 28-320.1. */
  coveredSquareFeet: number;
  /** The share of the limit at which a building is borderline, from 0 to 1. Our choice, not the law's. */
  borderlineShare: number;
  /** The first calendar year with a limit. Admin. Code 28-320.3.10. */
  firstLimitYear: Readonly<Record<LimitedPathway, number>>;
  /** Report due dates, and the ends of their grace periods. Admin. Code 28-320.3.7 and 28-320.6.2. */
  report: Recurrence;
  grace: Recurrence;
  /** One-time due dates. Admin. Code 28-321.2.2 and 28-321.3. */
  article321: { measures: string; report: string };
}

export type LimitFigures = Pick<LL97Figures, 'penaltyPerTon' | 'borderlineShare'>;

const COMPARED = ['ll97-penalty-per-ton', 'll97-borderline-share'] as const;

export const LIMIT_FIGURES: RuleFigures<LimitFigures> = {
  uses: useNames(COMPARED),
  from: (register, day) => {
    const values = figureValues(register, COMPARED, day);
    return {
      penaltyPerTon: Number(values['ll97-penalty-per-ton']),
      borderlineShare: Number(values['ll97-borderline-share']) / 100,
    };
  },
};

/** The values are in the code. These register entries cite their sources. */
const TABLES = [
  'll97-property-types',
  'll97-coefficient-electricity-2024-2029',
  'll97-coefficient-electricity-2030-2034',
] as const;

const FIGURES = [
  'll97-covered-single-building',
  'll97-first-limit-year-code-0',
  'll97-first-limit-year-code-1',
  'll97-first-limit-year-code-2',
] as const;

const DEADLINES = ['ll97-report', 'll97-grace', 'll97-321-measures', 'll97-321-report'] as const;

export const LL97_FIGURES: RuleFigures<LL97Figures> = {
  uses: [...LIMIT_FIGURES.uses, ...useNames([...FIGURES, ...TABLES], DEADLINES)],
  from: (register, day) => {
    const values = figureValues(register, FIGURES, day);
    const days = deadlineDays(register, DEADLINES);
    return {
      ...LIMIT_FIGURES.from(register, day),
      coveredSquareFeet: Number(values['ll97-covered-single-building']),
      firstLimitYear: {
        article320: Number(values['ll97-first-limit-year-code-0']),
        article320From2026: Number(values['ll97-first-limit-year-code-1']),
        article320From2035: Number(values['ll97-first-limit-year-code-2']),
      },
      report: days['ll97-report'],
      grace: days['ll97-grace'],
      article321: { measures: days['ll97-321-measures'].date, report: days['ll97-321-report'].date },
    };
  },
};

export interface ScenarioFigures extends LL97Figures {
  offsets: {
    /** The largest deductible share of the limit, from 0 to 1. Admin. Code 28-320.3.6.2. */
    mostOfLimit: number;
    lastYear: number;
    pricePerTon: number;
  };
  /** Dollars per sq ft per month, and the maximum number of months. Admin. Code 28-320.6.2. */
  lateReport: { perSquareFootMonth: number; months: number };
}

const SCENARIO_KEYS = [
  'll97-offset-cap',
  'll97-offset-last-year',
  'll97-offset-price',
  'll97-late-penalty-per-sq-ft-month',
  'll97-late-penalty-months',
] as const;

export const SCENARIO_FIGURES: RuleFigures<ScenarioFigures> = {
  uses: [...LL97_FIGURES.uses, ...useNames(SCENARIO_KEYS)],
  from: (register, day) => {
    const values = figureValues(register, SCENARIO_KEYS, day);
    return {
      ...LL97_FIGURES.from(register, day),
      offsets: {
        mostOfLimit: Number(values['ll97-offset-cap']) / 100,
        lastYear: Number(values['ll97-offset-last-year']),
        pricePerTon: Number(values['ll97-offset-price']),
      },
      lateReport: {
        perSquareFootMonth: Number(values['ll97-late-penalty-per-sq-ft-month']),
        months: Number(values['ll97-late-penalty-months']),
      },
    };
  },
};
