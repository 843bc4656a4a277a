import type { MetaDescriptor } from '@remix-run/react';
import type { Site } from './use-site.ts';
import { SOCIAL_IMAGE_SIZE, socialImageUrl } from './social-image-url.ts';

interface SharedImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

export interface MetaContext {
  matches: Matches;
  location: { pathname: string };
}

interface PageMeta {
  title?: string;
  description?: string;
  /** The canonical path. By default, the requested path without its query. */
  path?: string;
  /** The image for shared links. By default, one is generated with the page's title. */
  image?: SharedImage;
  type?: 'website' | 'article';
  /** Asks search engines not to list the page, and leaves out the generated image. */
  isUnlisted?: boolean;
}

export const findSite = (matches: Matches): Site | undefined =>
  matches.find((match) => match?.id === 'root')?.data as Site | undefined;

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

export function pageMeta({ matches, location }: MetaContext, page: PageMeta = {}): MetaDescriptor[] {
  const { title = '', description, path = location.pathname, type = 'website' } = page;
  const site = findSite(matches);
  const isUnlisted = page.isUnlisted || site?.preview !== undefined;
  const origin = site?.origin ?? '';
  const address = `${origin}${path}`;
  const summary = description ?? site?.description ?? '';
  const image = page.image ?? (isUnlisted || !title ? undefined : drawnImage(path, title));
  return [
    { title: [title, site?.productName].filter(Boolean).join(' · ') },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    ...(site?.productName ? [{ property: 'og:site_name', content: site.productName }] : []),
    ...(image ? imageTags(image, origin) : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
