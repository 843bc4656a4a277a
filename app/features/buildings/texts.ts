import { longDay } from '#law/figures/figure-kinds.ts';
import type { Verdict } from '#law/buildings/decision.ts';
import type { Answer } from '#law/buildings/questions.ts';
import { formatNumber, plural } from '#law/numbers.ts';

export const lawsText = (count: number): string =>
  plural(count, { one: `${count} law`, other: `${count} laws` });

interface Counts {
  applies: number;
  likely: number;
  ask: number;
}

export function summaryText({ applies, likely, ask }: Counts): string {
  const sentences = [
    applies === 0
      ? 'No law applies for certain.'
      : plural(applies, { one: `${applies} law applies.`, other: `${applies} laws apply.` }),
    ...(likely > 0
      ? [plural(likely, { one: `${likely} likely applies.`, other: `${likely} likely apply.` })]
      : []),
    ...(ask > 0
      ? [
          plural(ask, {
            one: `${ask} depends on facts we don't have yet.`,
            other: `${ask} depend on facts we don't have yet.`,
          }),
        ]
      : []),
  ];
  return sentences.join(' ');
}

export const MARKS = { likely: 'Likely', ask: "Depends on facts we don't have yet" };

export const daysLeftText = (days: number): string =>
  days === 0
    ? 'today'
    : plural(days, { one: `${formatNumber(days)} day left`, other: `${formatNumber(days)} days left` });

export const earlierText = (count: number, first: string): string =>
  plural(count, {
    one: `One more law may have an earlier date, ${longDay(first)}. It depends on facts we don't have yet.`,
    other: `${count} more laws may have earlier dates, starting ${longDay(first)}. They depend on facts we don't have yet.`,
  });

export const questionsText = (count: number): string =>
  plural(count, {
    one: `${count} question would settle the rest.`,
    other: `${count} questions would settle the rest.`,
  });

export const dependText = (count: number): string =>
  plural(count, { one: '1 law depends on this', other: `${count} laws depend on this` });

export const moreQuestionsText = (count: number): string =>
  plural(count, { one: '1 more question', other: `${count} more questions` });

export const movedText = (heading: string): string => `Moved to ${heading}:`;

export const answerLabel = (count: number): string =>
  plural(count, { one: 'Answer it', other: 'Answer them' });

export const rejectedText = (label: string): string =>
  `We couldn't read your figure for ${label}. Enter a number, or choose from the list.`;

export function yearText(count: number, first: string, undated: number): string {
  const day = longDay(first);
  const dated = plural(count, {
    one: `One law has a date in the next twelve months: ${day}.`,
    other: `${count} laws have a date in the next twelve months, the first on ${day}.`,
  });
  if (undated === 0) return dated;
  const rest = plural(undated, {
    one: `${undated} more law has no date in that time.`,
    other: `${undated} more laws have no date in that time.`,
  });
  return `${dated} ${rest}`;
}

export const buildingsText = (count: number): string =>
  count > 1 ? `This lot has ${formatNumber(count)} buildings` : 'This lot has several buildings';

export const CALENDAR = {
  likely: "This law likely applies. The building's page says why.",
  ask: "Whether this law applies depends on facts we don't have yet. You can add them on the building's page.",
  hearing: (name: string) => `Hearing: ${name}`,
  correction: (name: string) => `Last day to correct: ${name}`,
  atStake: (amount: string) => `Up to ${amount} is at stake.`,
  asOf: (day: string) => `That is what the city's record showed on ${day}. The agency's own page decides.`,
  mayMove: 'A deadline on a weekend or holiday may move to the next business day. Check with the agency.',
};

export const ZONE_STATUS = {
  live: (day: string) =>
    `Live since ${day}. A business here must use one of the zone's carters, or a citywide carter for large containers.`,
  scheduled: (day: string) =>
    `Goes live on ${day}. A business here must choose one of the zone's carters, or a citywide carter for large containers, before then.`,
  proposed: (day: string) => `Proposed to go live on ${day}. We could not verify that the date was adopted.`,
  undated: 'The city has not set a date.',
};

export const FILING = {
  basis: (property: string, year: number) =>
    `Calculated from property ${property}'s filing for ${year}, with the law's coefficients.`,
  noLimit: (property: string, year: number) =>
    `Property ${property}'s filing for ${year} includes a use that the law sets no limit for. Complete it in the calculator.`,
  noEnergy: (property: string, year: number) =>
    `Property ${property}'s filing for ${year} reports no energy use. Complete it in the calculator.`,
  leftOut: (fuels: readonly string[]) =>
    `Left out because the calculator has no field for it: ${fuels.join(', ')}.`,
  noArea: 'no floor area given',
};

export const NOT_RECORDED = {
  noSet: (name: string, explanation: string) =>
    `not available, because this site does not have ${name} (${explanation}).`,
  noValue: (set: string) => `not recorded in ${set}.`,
};

export const likelyDay = (day: string): string => `${day}, likely`;

export const wasDueText = (day: string): string => `Was due on ${longDay(day)}`;

export const TITLES = {
  lot: (bbl: string) => `Tax lot ${bbl}`,
  described: 'The building you described',
  meta: (title: string) => `${title}: building laws and deadlines`,
};

export const metaText = (title: string, summary: string, next?: { title: string; when: string }): string =>
  next
    ? `New York City building laws for ${title}: ${summary} Next: ${next.title}, ${next.when}.`
    : `New York City building laws for ${title}: ${summary}`;

export const pathwayText = (code: string | number): string => `pathway ${code} of Local Law 97`;

export const pathwaysText = (codes: string): string =>
  `Local Law 97: buildings with pathways ${codes} on this lot.`;

export const recordedText = (value: string | undefined): string =>
  value === undefined ? 'No city record' : `City record: ${value}`;

export const blockText = (block: number | string, lot: number | string): string =>
  `(block ${block}, lot ${lot})`;

export const lotText = (bbl: string): string => `Lot ${bbl}`;

export const FIGURES = {
  ofLot: 'Something wrong or missing? Use your own figures',
  described: 'Change what you told us',
  heading: 'Figures of the building',
  back: "Go back to the city's figures",
};

/** Labels around a law's texts. */
export const LINE = {
  ifMissed: 'If missed:',
  nextDate: 'Next date',
  when: 'When',
  details: 'What to do, and the source',
  whatToDo: 'What to do',
  exempt: 'Exempt',
  summonsGuide: 'I got a summons or a violation',
  ownPage: 'Our guide and tools for this law',
  lawPage: 'What to do, what it costs, and the source',
};

export const LOTS = {
  unknown: {
    heading: 'We have no record of this lot',
    text: "That could be a lot number, but the city records we have don't list it. Check the number, search by address, or describe the building.",
  },
  merged: {
    heading: 'This lot has a new number',
    text: 'The city merged, split or renumbered this lot. The building is now recorded under another BBL.',
  },
  impossible: {
    heading: "That isn't a BBL",
    text: 'A BBL has ten digits: one for the borough (1 to 5), five for the block and four for the lot, such as 1008350041.',
  },
};

export const SECTIONS = {
  facts: 'Facts about the building',
  nextDates: 'Next dates',
  nextDatesEmpty:
    'None of the laws that apply here has a set date. They still apply: see below what each one asks for.',
  year: 'The next twelve months',
  yearLegend: 'A dashed circle marks a law that likely applies.',
  yearEmpty: 'None of the laws that apply here has a date in the next twelve months.',
  emissions: 'Emissions under Local Law 97',
  waste: 'Waste',
  nextSteps: 'What to do next',
};

export const GROUP_HEADINGS: Readonly<Record<Verdict, string>> = {
  applies: 'Applies',
  likely: 'Likely',
  ask: "Depends on facts we don't have yet",
  doesNotApply: 'Does not apply',
  onlyIfYouBuild: 'Only if you build',
};

export const NO_NUMBERS_TEXT =
  "We don't have the numbers (BINs) of its buildings, so this page is for the whole lot.";

export const SKIP_TEXT = "Skip what you don't know: skipping never takes a law off your list.";

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = {
  yes: 'Yes',
  no: 'No',
  unknown: "I don't know",
};

export const NO_QUESTIONS = 'There are no open questions. Go back to the laws to see what applies.';

export const UPDATE_LAWS = 'Update my list of laws';

export const SHOW_LAWS = 'Show the laws';

export const CORRECT_TEXT =
  "Your figures change the answers for this building and become part of the page's web address. We store nothing, and the city's records don't change.";

export const FIELD_HINTS = {
  address:
    "It finds your community district, which sets some dates. If we can't place it, choose the district below.",
  floorArea: 'Gross square feet of all buildings, including cellars.',
  floors: "In the tallest building, counted from the street. Cellars don't count.",
  units: "Count every apartment, including the super's. Enter 0 if nobody lives there.",
  district: 'The area of your community board. Choose it by your neighborhood.',
};

export const TAKE_ALONG = {
  heading: 'Take it with you',
  text: 'Subscribe to the dates in your calendar, print the page, or save it as a PDF. If the city moves a date, it moves in your calendar too.',
};

export const GAS_PIPING_CALL = "Don't know your community district?";
