import type { MetaDescriptor } from '@remix-run/react';
import type { Site } from '../site/use-site.ts';

/** What a page behind a link from a mail says of itself: nothing that repeats its address. */
export const linkMeta = (site: Site | undefined, heading: string): MetaDescriptor[] => [
  { title: site?.productName ? `${heading} · ${site.productName}` : heading },
  { name: 'description', content: site?.description ?? '' },
  { name: 'robots', content: 'noindex' },
];
