/** The parts of a report, for the page and for the PDF. */
export const HEADINGS = {
  periods: 'Emissions against the limit, period by period',
  unlimitedPeriods: 'Emissions, period by period',
  gap: 'What would close the gap',
  article321: 'The test of Article 321',
  peers: 'Beside its peers',
  deadlines: 'How and when to comply',
  basis: 'What it rests on',
} as const;

const PERIOD_FIGURES = ['Period', 'Limit a year', 'Emissions a year'] as const;

/** The columns of the table of the periods. */
export const PERIOD_COLUMNS = [
  ...PERIOD_FIGURES,
  'Over or under',
  'Category',
  'Penalty a year, at most',
] as const;

/** Its columns where no period has a limit. */
export const UNLIMITED_COLUMNS = [...PERIOD_FIGURES, 'Why no limit applies'] as const;
