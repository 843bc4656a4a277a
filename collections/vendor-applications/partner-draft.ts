import { isSafeAddress } from '#cms/addresses/address-rules.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { paragraph, type RichText, text } from '#cms/seed/markdown/lexical-nodes.ts';

/** As long as the summary on a card may be. */
const LONGEST_SUMMARY = 240;

const paragraphsOf = (words: string) =>
  words
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => paragraph([text(line, 0)]));

const richText = (words: string): RichText => ({
  root: {
    type: 'root',
    children: paragraphsOf(words),
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
  },
});

const shortened = (words: string): string =>
  words.length > LONGEST_SUMMARY ? `${words.slice(0, LONGEST_SUMMARY - 1).trimEnd()}…` : words;

/**
 * What the profile of an approved vendor begins with: the vendor's own words, for somebody to edit. The type of partner
 * is a person's choice, without which it cannot be published.
 */
export const partnerDraft = (application: VendorApplication) => ({
  name: application.companyName,
  summary: shortened(application.servicesOffered),
  description: richText(`${application.servicesOffered}\n${application.experience}`),
  website: isSafeAddress(application.companyWebsite) ? application.companyWebsite : undefined,
  modules: [application.module],
  serviceCategories: [application.serviceCategory],
  vendorApplication: application.id,
  _status: 'draft' as const,
});
