import { REGULATORY_MODULES } from '#app/regulations/index.ts';

/** What a newsletter is called: the name of the module on whose pages people sign up for it. */
export const newsletterName = (source: string): string =>
  REGULATORY_MODULES.find(({ newsletterSource }) => newsletterSource === source)?.name ?? source;
