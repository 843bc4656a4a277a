import { plural } from '#law/numbers.ts';

export const SEARCH = {
  describeLabel: 'Describe your building instead',
  several: {
    heading: 'More than one building matches',
    text: 'This address exists in more than one place. Choose yours by its borough and ZIP code.',
  },
  near: {
    heading: 'Did you mean one of these?',
    text: "We couldn't find exactly what you typed. These are the closest addresses we have. If none is yours, check the house number and the borough, and search again.",
  },
  neighbors: {
    heading: 'We have other numbers on that street',
    text: "The city's records don't have that house number. These are the nearest ones on its side of the street, not necessarily your building: a corner building may be listed under its other street.",
  },
  zip: {
    heading: 'That is a ZIP code',
    text: "Laws apply to buildings, so add the house number and the street. Here's what the ZIP code alone tells you:",
  },
  none: {
    heading: "We couldn't find that address",
    text: "Check the house number and the borough, or type the BBL from your property tax bill. Don't have the address? Describe your building instead.",
  },
};

export const districtsHeading = (zip: string, count: number): string =>
  plural(count, {
    one: `${zip} is in this community district`,
    other: `${zip} is in one of these community districts`,
  });

export const ADDRESSES_COMING =
  'We are still loading the city’s addresses, which takes about an hour, so we can’t find every building yet.';
