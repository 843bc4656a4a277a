export const PARTNER_LINKS = {
  apply: 'Apply to Become a Partner',
  applyNow: 'Apply Now',
  contact: 'Contact for More Information',
  directory: 'See the whole directory',
};

export const NO_PARTNERS =
  'No partner is listed for this choice yet. Try another law or type, or write to us and say what you need.';

export const EXAMPLE_PROFILE = 'This is an example profile. The firm is made up.';

export const noExperts = (module: string): string =>
  `No provider is listed for ${module} yet. Write to us and say what you need.`;
