/** Social networks show a large preview for images of this size. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The image name of the home page, whose path contains no name. */
const HOME = '/home';

export const socialImageUrl = (path: string): string =>
  `/social-image${path === '/' ? HOME : path.replace(/\/$/, '')}.png`;

/** `name` is the part after `/social-image/`. */
export function pageOfSocialImage(name: string): string | undefined {
  if (!name.endsWith('.png') || name === '.png') return undefined;
  const path = `/${name.slice(0, -'.png'.length)}`;
  return path === HOME ? '/' : path;
}
