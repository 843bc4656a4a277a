import type { Legislation } from 'schema-dts';
import { organizationId, type Publisher } from '#app/features/site/structured-data.ts';
import { type Law, nameBesideTitle } from '#law/buildings/laws.ts';

type LawFacts = Pick<Law, 'name' | 'title' | 'summary' | 'citation' | 'source' | 'updatedAt'>;

/** Structured data about the law that the page explains. */
export function legislation(
  { origin }: Publisher,
  path: string,
  law: LawFacts,
): Exclude<Legislation, string> {
  const address = `${origin}${path}`;
  return {
    '@type': 'Legislation',
    '@id': `${address}#legislation`,
    name: law.title,
    alternateName: nameBesideTitle(law),
    legislationIdentifier: law.citation,
    legislationJurisdiction: 'New York City',
    spatialCoverage: 'New York City',
    inLanguage: 'en-US',
    abstract: law.summary,
    subjectOf: {
      '@type': 'WebPage',
      url: address,
      publisher: { '@id': organizationId(origin) },
      ...(law.updatedAt && { dateModified: law.updatedAt }),
    },
    ...(law.source.link && {
      citation: { '@type': 'CreativeWork', name: law.source.title, url: law.source.link },
    }),
  };
}
