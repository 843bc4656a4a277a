export const FREE_REPORTS = {
  heading: 'Free reports',
  own: "Your building's report",
  example: 'An example report',
  dates: 'Deadlines for your calendar',
};

export const PREMIUM_HEADING = 'Made on request';

const BARS =
  'Bars show emissions in metric tons of CO2 equivalent a year; red is the part over the limit. The line is the limit.';

export const CHART_LEGENDS = {
  limits: BARS,
  someLimits: `${BARS} Where there is no line, no yearly limit applies.`,
  noLimits:
    'Bars show emissions in metric tons of CO2 equivalent a year. There is no line, because no yearly limit applies.',
};

export const GAP = {
  heading: 'What would close the gap',
  within:
    "You are within these limits. Keep your bills and this calculation: you'll need them for the annual report.",
  noLimit: 'No yearly limit applies, so there is no gap to close.',
  article321: 'The Article 321 emissions test',
};

export const PEERS = { heading: 'Compared with similar buildings', unverified: 'Partly unverified.' };

export const COMPLIANCE = {
  heading: 'How and when to comply',
  notCovered:
    'A single building of this size has nothing to file. If it is covered together with others, its pathway applies.',
};

export const BASIS = {
  heading: 'Sources and assumptions',
  rounding: 'Calculated without rounding. Shown to the nearest 0.01 t and cent, halves rounded up.',
  lastPeriod: 'Starting in 2050, the limit is zero.',
};

export const MAIL = {
  heading: 'Email this report',
  hint: (count: number) =>
    `Up to ${count} addresses, separated by commas. We use them only to send this email.`,
  sent: {
    title: 'On its way',
    text: 'The main figures and the link to this report arrive in a few minutes. If they don’t, check the spam folder.',
  },
};

export const NEXT_STEPS_HEADING = 'What to do next';
