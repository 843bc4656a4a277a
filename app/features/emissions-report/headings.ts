/** The parts of a report, for the page and for the PDF. */
export const HEADINGS = {
  periods: 'Emissions against the limit, period by period',
  gap: 'What would close the gap',
  peers: 'Beside its peers',
  deadlines: 'How and when to comply',
  basis: 'What it rests on',
} as const;

/** How the chart of the periods is read. */
export const CHART_KEY =
  'Bars are emissions in metric tons of CO2 equivalent a year, red where they are over the limit. The line is the limit.';

/** The columns of the table of the periods. */
export const PERIOD_COLUMNS = [
  'Period',
  'Limit a year',
  'Emissions a year',
  'Over or under',
  'Category',
  'Penalty a year',
] as const;
