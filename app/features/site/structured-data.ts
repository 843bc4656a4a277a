import type { MetaDescriptor } from '@remix-run/react';
import type { BreadcrumbList, FAQPage, Graph, Organization, Thing, WebSite } from 'schema-dts';
import type { Site } from './use-site.ts';

export type Publisher = Pick<Site, 'productName' | 'tagline' | 'description' | 'origin'>;

export const organizationId = (origin: string) => `${origin}/#organization`;

export const organization = ({
  productName,
  description,
  origin,
}: Publisher): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: productName,
  description,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

export const website = ({ productName, tagline, origin }: Publisher): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: productName,
  alternateName: tagline,
  url: `${origin}/`,
  inLanguage: 'en-US',
  publisher: { '@id': organizationId(origin) },
});

export const faqPage = (questions: { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const breadcrumbs = (origin: string, steps: { name: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Remix escapes text that could end the script. */
export function structuredData(...things: Exclude<Thing, string>[]): MetaDescriptor {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { 'script:ld+json': graph };
}
