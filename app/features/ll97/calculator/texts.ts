export const FILINGS_TITLE = 'Which filing should we start with?';

export const COMPARE_TEXT =
  'Compare these figures with your bills before you make the report. Nothing is stored until then.';

export const USES_TITLE = 'What the building is used for';

export const ENERGY_TITLE = 'A year of energy use';

export const HINTS = {
  address: 'Shown only on the report, so you know which building it covers.',
  steam: 'Shown as Mlb on a New York steam bill.',
  pathway: "This decides how the building must comply. The city's Covered Buildings List has the final say.",
};

export const PREVIEW = {
  empty: 'Your result appears here as you type.',
  typing: 'For each period through 2049, as you type:',
  report: 'For each period through 2049, on the report:',
  points: [
    'the limit on your building’s emissions',
    'its emissions, estimated until you enter your own figures',
    'the most a year over the limit can cost',
  ],
  privacy: 'Nothing is stored or sent until you make the report.',
};
