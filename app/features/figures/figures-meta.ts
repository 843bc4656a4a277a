import type { MetaDescriptor } from '@remix-run/react';
import type { Dataset } from 'schema-dts';
import { type MetaContext, pageMeta, siteOf } from '../site/page-meta.ts';
import { organization, structuredData } from '../site/structured-data.ts';
import type { Site } from '../site/use-site.ts';
import { kindUrl } from './figure-query.ts';
import { CHANGES, CHANGES_FEED_URL, FIGURES_COPY, FILES } from './figures-copy.ts';
import type { LoadedFigures } from './figures.server.ts';
import { FIGURES_URL } from './sources-text.ts';

export const changesFeedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: CHANGES.title,
  href: CHANGES_FEED_URL,
};

function dataset(site: Site, dateModified: string | undefined): Exclude<Dataset, string> {
  const { origin } = site;
  return {
    '@type': 'Dataset',
    '@id': `${origin}${FIGURES_URL}#dataset`,
    name: FIGURES_COPY.figures.title,
    description: FIGURES_COPY.figures.lead,
    url: `${origin}${FIGURES_URL}`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    spatialCoverage: 'New York City',
    creator: organization(site),
    ...(dateModified && { dateModified }),
    distribution: FILES.map(({ url, type }) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: type,
      contentUrl: `${origin}${url}`,
    })),
  };
}

export function figuresMeta(page: MetaContext, loaded: LoadedFigures | undefined): MetaDescriptor[] {
  const site = siteOf(page.matches);
  const kind = loaded?.query.kind ?? 'figures';
  const { title, lead } = FIGURES_COPY[kind];
  return [
    ...pageMeta(page, { title, description: lead, path: kindUrl(kind), isUnlisted: !loaded }),
    changesFeedLink,
    ...(site && kind === 'figures' ? [structuredData(dataset(site, loaded?.newestCheck))] : []),
  ];
}
