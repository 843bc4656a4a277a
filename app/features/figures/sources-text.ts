import type { PageSources } from '#app/data/sources.server.ts';

export const FIGURES_URL = '/figures';

const citationText = ({ citation, doubt }: PageSources['cited'][number]): string =>
  doubt ? `${citation} (${doubt})` : citation;

export const sourcesText = ({ cited, checked }: PageSources): string =>
  `Sources: ${cited.map(citationText).join('; ')}. ${checked}`;
