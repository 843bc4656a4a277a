import type { PageSources } from '#app/data/sources.server.ts';

export const FIGURES_URL = '/figures';

/** A citation, with what is doubtful about it. */
const citationText = ({ citation, doubt }: PageSources['cited'][number]): string =>
  doubt ? `${citation} (${doubt})` : citation;

/** The sources of a document that is printed, in one paragraph. */
export const sourcesText = ({ cited, checked }: PageSources): string =>
  `Sources: ${cited.map(citationText).join('; ')}. ${checked}`;
