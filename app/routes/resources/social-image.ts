import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { pageOfSocialImage } from '#app/features/site/social-image-url.ts';
import { socialImageOf } from '#app/features/social-images/social-image.server.tsx';

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

/** Any other characters of a path, such as "?", are escaped. */
function pageAddress(path: string, { url }: Request): string {
  const address = new URL('/', url);
  address.pathname = path;
  return address.href;
}

/**
 * The picture of a page for shared links: `/social-image/ll97/blog.png` is that of `/ll97/blog`. Its title is that of
 * the page itself, which is rendered for it.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const path = pageOfSocialImage(params['*'] ?? '');
  const page = path && (await context.renderPublicPage(pageAddress(path, request)));
  const image = page && (await socialImageOf(path, page));
  if (!image) throw data('There is no page at this address.', { status: 404 });
  return new Response(new Uint8Array(image), { headers: HEADERS });
}
