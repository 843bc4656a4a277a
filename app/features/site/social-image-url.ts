/** The size that social networks show large. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** How the home page, whose address has no name, is called among the pictures. */
const HOME = '/home';

/** The address of the picture that is drawn for the page at this address. */
export const socialImageUrl = (path: string): string =>
  `/social-image${path === '/' ? HOME : path.replace(/\/$/, '')}.png`;

/** The page that a picture's name, the part after `/social-image/`, belongs to; nothing for other names. */
export function pageOfSocialImage(name: string): string | undefined {
  if (!name.endsWith('.png') || name === '.png') return undefined;
  const path = `/${name.slice(0, -'.png'.length)}`;
  return path === HOME ? '/' : path;
}
