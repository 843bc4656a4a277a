import type { MetaDescriptor } from '@remix-run/react';
import type { Site } from './use-site.ts';
import { SOCIAL_IMAGE_SIZE, socialImageUrl } from './social-image-url.ts';

/** A picture for shared links. */
interface SharedImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

interface PageMeta {
  site: Site | undefined;
  /** Missing only where the page itself could not be read. */
  title?: string;
  description?: string;
  /** The page's own address, without host. */
  path: string;
  /** The page's own picture for shared links. Unless given, one is drawn with the page's title. */
  image?: SharedImage;
  type?: 'website' | 'article';
  /** Pages that search engines should not list, such as confirmations. They, and previews, get no drawn picture. */
  isUnlisted?: boolean;
}

function drawnImage(path: string, title: string): SharedImage {
  const pathname = path.split('?', 1)[0] ?? path;
  return { src: socialImageUrl(pathname), ...SOCIAL_IMAGE_SIZE, alt: title };
}

const imageTags = ({ src, width, height, alt }: SharedImage, origin: string): MetaDescriptor[] => [
  { property: 'og:image', content: src.startsWith('/') ? `${origin}${src}` : src },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** What a page says of itself to browsers, search engines and those it is shared with. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, title = '', description, path, type = 'website' } = page;
  const isUnlisted = page.isUnlisted || site?.preview !== undefined;
  const origin = site?.origin ?? '';
  const address = `${origin}${path}`;
  const words = description ?? site?.description ?? '';
  const image = page.image ?? (isUnlisted || !title ? undefined : drawnImage(path, title));
  return [
    { title: [title, site?.productName].filter(Boolean).join(' · ') },
    { name: 'description', content: words },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    ...(site?.productName ? [{ property: 'og:site_name', content: site.productName }] : []),
    ...(image ? imageTags(image, origin) : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** The address of a page's news for feed readers, without host. */
export const feedLink = (title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href,
});

/** The root's data among the matches that a meta function is given. */
export function siteOf(matches: readonly ({ id: string; data?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.data as Site | undefined;
}
