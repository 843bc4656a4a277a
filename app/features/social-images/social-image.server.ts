import { LRUCache } from 'lru-cache';
import { readSiteSettings } from '#app/content/site-settings.server.ts';
import type { Drawing } from './drawing.tsx';
import { renderSocialImage } from './render.server.tsx';
import { titleOfPage } from './title-of-page.server.ts';

/** About 20 MB of pictures. */
const KEPT_IMAGES = 200;

/** Pictures by what they say, so that a changed title is drawn anew. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_IMAGES });

function drawOnce(drawing: Drawing): Promise<Buffer> {
  const key = JSON.stringify(drawing);
  const found = kept.get(key);
  if (found) return found;
  const image = renderSocialImage(drawing);
  kept.set(key, image);
  image.catch(() => kept.delete(key));
  return image;
}

/** The picture of the page at an address, as a PNG, or nothing where there is no such page. */
export async function socialImageOf(path: string): Promise<Buffer | undefined> {
  const [page, { productName, tagline }] = await Promise.all([titleOfPage(path), readSiteSettings()]);
  return page && drawOnce({ ...page, productName, tagline });
}
