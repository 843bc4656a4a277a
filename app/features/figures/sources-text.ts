import type { PageSources } from '#app/content/sources.server.ts';
import { longDay } from '#app/regulations/figures/kinds.ts';
import type { Certainty } from '#app/regulations/figures/register.ts';

export const FIGURES_URL = '/figures';

/** What readers are told about a source that is not official, or that nobody compared. */
export const DOUBTS: Record<Certainty, string | undefined> = {
  verified: undefined,
  reported: 'not confirmed in an official source',
  unverified: 'not verified',
};

/** A citation, with what is doubtful about it. */
const citationText = ({ citation, certainty }: PageSources['cited'][number]): string => {
  const doubt = DOUBTS[certainty];
  return doubt ? `${citation} (${doubt})` : citation;
};

export const checkText = ({ checkedSince }: Pick<PageSources, 'checkedSince'>): string =>
  `Last checked on or after ${longDay(checkedSince)}.`;

/** The sources of a document that is printed, in one paragraph. */
export const sourcesText = (sources: PageSources): string =>
  `Sources: ${sources.cited.map(citationText).join('; ')}. ${checkText(sources)}`;
