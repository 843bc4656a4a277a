import type { MetaDescriptor } from '@remix-run/react';
import type { Dataset } from 'schema-dts';
import { atomFeedLink } from '../site/feed-link.ts';
import { type MetaContext, pageMeta, findSite } from '../site/page-meta.ts';
import { organization, structuredData } from '../site/structured-data.ts';
import type { Site } from '../site/use-site.ts';
import { kindUrl } from './figure-query.ts';
import { CHANGES_FEED_URL, FILES } from './figure-urls.ts';
import type { LoadedFigures } from './figures.server.ts';
import { FIGURES_URL } from './sources-text.ts';

export const changesFeedLink = (title: string): MetaDescriptor => atomFeedLink(title, CHANGES_FEED_URL);

function dataset(site: Site, { copy, newestCheck }: LoadedFigures): Exclude<Dataset, string> {
  const { origin } = site;
  return {
    '@type': 'Dataset',
    '@id': `${origin}${FIGURES_URL}#dataset`,
    name: copy.heading,
    description: copy.lead,
    url: `${origin}${FIGURES_URL}`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    spatialCoverage: 'New York City',
    creator: organization(site),
    ...(newestCheck && { dateModified: newestCheck }),
    distribution: FILES.map(({ url, type }) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: type,
      contentUrl: `${origin}${url}`,
    })),
  };
}

export function figuresMeta(page: MetaContext, loaded: LoadedFigures | undefined): MetaDescriptor[] {
  const site = findSite(page.matches);
  if (!loaded) return pageMeta(page, { isUnlisted: true });
  const { copy, query } = loaded;
  return [
    ...pageMeta(page, { ...copy.meta, path: kindUrl(query.kind) }),
    changesFeedLink(copy.changesHeading),
    ...(site && query.kind === 'figures' ? [structuredData(dataset(site, loaded))] : []),
  ];
}
