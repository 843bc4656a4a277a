import type { MetaDescriptor } from '@remix-run/react';
import type { Site } from './use-site.ts';

interface PageMeta {
  site: Site | undefined;
  title: string;
  description?: string;
  /** The page's own address, without host. */
  path: string;
  /** Address of a picture for shared links. */
  image?: string;
  /** Pages that search engines should not list: confirmations, previews. */
  isUnlisted?: boolean;
}

/** What a page says of itself to browsers, search engines and those it is shared with. */
export function pageMeta({ site, title, description, path, image, isUnlisted }: PageMeta): MetaDescriptor[] {
  const fullTitle = site?.productName ? `${title} · ${site.productName}` : title;
  const address = `${site?.origin ?? ''}${path}`;
  const words = description ?? site?.description ?? '';
  return [
    { title: fullTitle },
    { name: 'description', content: words },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words },
    { property: 'og:url', content: address },
    { property: 'og:type', content: 'website' },
    ...(image ? [{ property: 'og:image', content: `${site?.origin ?? ''}${image}` }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The root's data among the matches that a meta function is given. */
export function siteOf(matches: readonly ({ id: string; data?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.data as Site | undefined;
}
