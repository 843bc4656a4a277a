export const ROLL_OUT_LEGEND =
  'Boxes are sign-up windows; dots are the days zones go live. A dashed outline means that the date is proposed, or that we inferred the window from other zones.';

export const FINDER = {
  several: { title: 'More than one address matches', text: 'Choose yours by borough and ZIP code.' },
  near: {
    title: 'Did you mean one of these?',
    text: "We couldn't find exactly what you typed. These are the closest addresses we have.",
  },
  none: {
    title: "We couldn't find that address",
    text: "Check the house number and add the borough, or enter only the ZIP code. The city's page can find your zone by address, too.",
  },
};
