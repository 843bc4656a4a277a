export const ZONE = {
  heading: 'Zone status',
  intro: 'The zone decides which carters may serve you, and from which day.',
  unknown: 'Your address decides',
  unknownText: (zip: string) => `ZIP code ${zip} isn't enough to find your official zone.`,
  several:
    "Enter your street address in the city's “Find Your Zone”, or go by your community district. As far as we can tell from the map, it is one of these:",
  one: "Enter your street address in the city's “Find Your Zone”, or go by your community district. As far as we can tell from the map, it is most likely this one:",
  unverified: (zip: string) =>
    `We could not verify the zone of ZIP code ${zip}. Look up your address on the city's map.`,
};

export const TOLD_HEADING = 'What you told us';

export const FULL_ANALYSIS = {
  heading: 'See what your own bill says',
  button: 'Upload My Bill for Full Analysis',
};

export const EXAMPLE = {
  heading: 'Example of a report',
  mark: 'Example',
  zone: "The example's zone. Official zones have names, not numbers.",
  rate: {
    title: 'Monthly rate and zone average',
    text: 'What a business pays, next to what others in its zone pay.',
  },
  hauler: { title: 'Popular hauler nearby', text: 'Which hauler is common nearby.' },
  share: (percent: number) => `${percent}% of businesses in the example's zone. The firm is made up.`,
  carbon: 'Carbon efficiency',
};
