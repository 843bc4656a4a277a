import { CWZ_ZONES } from './commercial-waste/zones.ts';
import { addDays } from './days.ts';
import { groupDigits, longDay } from './figures/figure-kinds.ts';
import { type NamedCollection, useName, type UseName } from './figures/placeholders.ts';
import { tableError, tableValue } from './ll97/tables.ts';

export interface RuleUse {
  rule: string;
  page: string;
  /** A value outside the bounds is more likely a typo than the law. */
  bounds?: [number, number];
  example?: (value: string) => string;
}

const CALCULATOR = '/ll97/calculator';

const amount = (value: number): string => groupDigits(String(Math.round(value * 100) / 100));

const TONS_OVER = 100;

const penaltyExample = (value: string): string =>
  `A building ${TONS_OVER} t over its limit: $${amount(Number(value) * TONS_OVER)} a year.`;

const EXAMPLE_LIMIT = 1000;

const EXAMPLE_AREA = 50_000;

const scenarios = (bounds: [number, number], example: (value: string) => string): RuleUse[] => [
  { rule: 'Emissions report: scenarios', page: CALCULATOR, bounds, example },
];

const firstLimitYear = (building: string): RuleUse => ({
  rule: 'Emissions report: first year with a limit',
  page: CALCULATOR,
  bounds: [2019, 2049],
  example: (value) =>
    `A building ${building}: the first limit is for ${value}, and the first report is due in ${Number(value) + 1}.`,
});

const zoneDates = (): [string, RuleUse[]][] =>
  CWZ_ZONES.uses
    .filter((use) => use.startsWith('figure:'))
    .map((use) => [
      use.slice('figure:'.length),
      [
        {
          rule: 'Commercial waste zones: report, and count of live zones',
          page: '/cwz/assessment',
          example: (value) =>
            `The zone goes live on ${longDay(value)}; businesses sign a contract by ${longDay(addDays(value, -1))}.`,
        },
      ],
    ]);

const BILL_UNITS = 20;

const rateCap = (bounds: [number, number], per: string): RuleUse[] => [
  {
    rule: 'Findings on bills: rates above the cap',
    page: '/ll199/invoice',
    bounds,
    example: (value) => `${BILL_UNITS} ${per} cost at most $${amount(Number(value) * BILL_UNITS)}.`,
  },
];

const citywideCarters = (bounds: [number, number]): RuleUse[] => [
  { rule: 'Findings on bills: carters of a zone', page: '/ll199/invoice', bounds },
];

const decides = (bounds: [number, number]): RuleUse => ({
  rule: 'Building laws: whether one applies to a building',
  page: '/buildings',
  bounds,
});

const AREA: [number, number] = [1000, 1_000_000];
const COUNT: [number, number] = [1, 100];
const YEAR: [number, number] = [1900, 2050];

const LIMITS: Readonly<Record<string, [number, number]>> = {
  'll97-covered-lot-together': AREA,
  'll84-lot-together': AREA,
  'll84-city-building': AREA,
  'll87-size': AREA,
  'll87-lot-together': AREA,
  'fisp-stories': COUNT,
  'multiple-dwelling-units': COUNT,
  'bedbug-units': COUNT,
  'll55-units': COUNT,
  'boiler-low-units': COUNT,
  'rent-stabilized-units': COUNT,
  'nyc-bin-units': COUNT,
  'empire-bin-units': COUNT,
  'coop-sales-units': COUNT,
  'rpie-units': COUNT,
  'rpie-coop-area': AREA,
  'hpd-registration-small-units': COUNT,
  'll31-built-before': YEAR,
  'll31-known-lead-through': YEAR,
  'rent-stabilized-year': YEAR,
  'rpie-assessed-value': [1000, 10_000_000],
};

const USES: ReadonlyMap<string, RuleUse[]> = new Map<string, RuleUse[]>([
  [
    'll97-penalty-per-ton',
    [
      {
        rule: 'Emissions report: penalty',
        page: CALCULATOR,
        bounds: [1, 10_000],
        example: penaltyExample,
      },
      { rule: 'Example report', page: '/ll97', bounds: [1, 10_000], example: penaltyExample },
    ],
  ],
  [
    'll97-covered-single-building',
    [
      {
        rule: 'Emissions report: whether a building is covered',
        page: CALCULATOR,
        bounds: [1000, 1_000_000],
        example: (value) =>
          `A single building of ${groupDigits(value)} sq ft is not covered, and one of ${amount(Number(value) + 1)} sq ft is.`,
      },
      decides(AREA),
    ],
  ],
  [
    'll97-borderline-share',
    [
      {
        rule: 'Emissions report: category',
        page: CALCULATOR,
        bounds: [50, 100],
        example: (value) =>
          `A building with a limit of ${amount(EXAMPLE_LIMIT)} t is borderline starting at ${amount((Number(value) / 100) * EXAMPLE_LIMIT)} t.`,
      },
    ],
  ],
  ['ll97-first-limit-year-code-0', [firstLimitYear('without a special case')]],
  ['ll97-first-limit-year-code-1', [firstLimitYear('with some rent-regulated units')]],
  ['ll97-first-limit-year-code-2', [firstLimitYear('with income-restricted units')]],
  [
    'll97-offset-cap',
    scenarios(
      [0, 100],
      (value) =>
        `A building with a limit of ${amount(EXAMPLE_LIMIT)} t may deduct at most ${amount((Number(value) / 100) * EXAMPLE_LIMIT)} t of offsets a year.`,
    ),
  ],
  [
    'll97-offset-last-year',
    scenarios(
      [2024, 2049],
      (value) => `Offsets count through ${value}, but not in ${Number(value) + 1} or later.`,
    ),
  ],
  [
    'll97-offset-price',
    scenarios([1, 10_000], (value) => `Offsets for ${TONS_OVER} t: $${amount(Number(value) * TONS_OVER)}.`),
  ],
  [
    'll97-late-penalty-per-sq-ft-month',
    scenarios(
      [0.01, 10],
      (value) =>
        `A report for ${amount(EXAMPLE_AREA)} sq ft: at most $${amount(Number(value) * EXAMPLE_AREA)} for each month that it is missing.`,
    ),
  ],
  [
    'll97-late-penalty-months',
    scenarios([1, 60], (value) => `At most ${value} months count for each report.`),
  ],
  ['bic-cap-volume', rateCap([5, 100], 'cubic yards')],
  ['bic-cap-weight', rateCap([5, 100], 'times 100 pounds')],
  ['cwz-carters-citywide', citywideCarters([1, 100])],
  ['cwz-large-container', citywideCarters([1, 40])],
  [
    'bic-contract-years',
    [
      {
        rule: 'Findings on bills: contract terms',
        page: '/ll199/invoice',
        bounds: [1, 10],
        example: (value) => `A contract term of ${Number(value) * 12 + 1} months is too long.`,
      },
    ],
  ],
  ...Object.entries(LIMITS).map(([key, bounds]): [string, RuleUse[]] => [key, [decides(bounds)]]),
  ...zoneDates(),
]);

/** Figures and deadlines used in copy in the code. */
const NAMED: readonly (RuleUse & { names: readonly UseName[] })[] = [
  {
    rule: 'Emissions report: texts',
    page: CALCULATOR,
    names: [
      'figure:ll97-321-measures',
      'figure:ll97-321-penalty',
      'figure:ll97-321-performance-year',
      'figure:ll97-city-buildings-aim-2025',
      'figure:ll97-city-buildings-aim-2030',
      'figure:ll97-nycha-aim-2030',
      'figure:ll97-nycha-aim-2050',
      'figure:ll97-rent-regulated-share',
      'figure:no4-oil-ban',
      'deadline:ll97-321-measures',
      'deadline:ll97-code1-first-report',
      'deadline:ll97-code2-first-report',
      'deadline:ll97-report',
    ],
  },
  {
    rule: 'Building pages: sidewalk sheds',
    page: '/buildings',
    names: [
      'figure:shed-penalty-cap',
      'figure:shed-penalty-four-years',
      'figure:shed-penalty-three-years',
      'figure:shed-penalty-young',
    ],
  },
];

export function rulesUsing(key: string, collection: NamedCollection = 'figures'): RuleUse[] {
  const named = NAMED.filter(({ names }) => names.includes(useName(collection, key)));
  if (collection === 'deadlines') return named;
  const inTable = tableValue(key);
  if (inTable) return [{ rule: `Emissions report, from ${inTable.table}`, page: CALCULATOR }];
  return [...(USES.get(key) ?? []), ...named];
}

const isWithin = (value: string, [least, most]: [number, number]): boolean =>
  Number(value) >= least && Number(value) <= most;

export function ruleError(key: string, value: string): string | undefined {
  const broken = rulesUsing(key).find(({ bounds }) => bounds && !isWithin(value, bounds));
  if (!broken?.bounds) return tableError(key, value);
  const [least, most] = broken.bounds;
  const range = most < 2100 ? `${least} and ${most}` : `${amount(least)} and ${amount(most)}`;
  return `"${value}" is out of bounds. "${broken.rule}" accepts values between ${range}.`;
}
