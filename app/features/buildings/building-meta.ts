import type { MetaDescriptor } from '@remix-run/react';
import type { Place } from 'schema-dts';
import { type MetaContext, pageMeta, findSite } from '#app/features/site/page-meta.ts';
import { breadcrumbs, structuredData } from '#app/features/site/structured-data.ts';
import { metaText, TITLES } from './texts.ts';
import type { LoadedBuilding } from './building.server.ts';

const place = (
  { view, place: { street, borough, zip } }: LoadedBuilding,
  url: string,
): Exclude<Place, string> => ({
  '@type': 'Place',
  '@id': `${url}#place`,
  name: view.title,
  url,
  identifier: { '@type': 'PropertyValue', propertyID: 'BBL', value: view.bbl },
  ...(street && {
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: street,
      addressLocality: borough === 'Manhattan' ? 'New York' : borough,
      addressRegion: 'NY',
      ...(zip && { postalCode: String(zip) }),
      addressCountry: 'US',
    },
  }),
});

export function buildingMeta(page: MetaContext, loaded: LoadedBuilding | undefined): MetaDescriptor[] {
  const site = findSite(page.matches);
  if (!loaded || !site) return pageMeta(page, { isUnlisted: true });
  const { title, path, isListed, answers, summary, next } = loaded.view;
  const url = `${site.origin}${path}`;
  return [
    ...pageMeta(page, {
      title: TITLES.meta(title),
      description: metaText(title, summary, next[0]),
      path,
      isUnlisted: !site.listsBuildings || !isListed || answers !== '',
    }),
    structuredData(
      place(loaded, url),
      breadcrumbs(site.origin, [
        { name: 'Buildings', path: '/buildings' },
        { name: title, path },
      ]),
    ),
  ];
}
