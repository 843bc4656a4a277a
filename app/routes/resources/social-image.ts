import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { pageOfSocialImage } from '#app/features/site/social-image-url.ts';
import { socialImageOf } from '#app/features/social-images/social-image.server.ts';

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

/** The picture that shared links to a page show: `/social-image/ll97/blog.png` is that of `/ll97/blog`. */
export async function loader({ params }: LoaderFunctionArgs) {
  const page = pageOfSocialImage(params['*'] ?? '');
  const image = page && (await socialImageOf(page));
  if (!image) throw data('There is no page at this address.', { status: 404 });
  return new Response(new Uint8Array(image), { headers: HEADERS });
}
