import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { pageOfSocialImage } from '#app/features/site/social-image-url.ts';
import { findSocialImage } from '#app/features/social-images/social-image.server.tsx';

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

function pageAddress(path: string, { url }: Request): string {
  const address = new URL('/', url);
  address.pathname = path;
  return address.href;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const path = pageOfSocialImage(params['*'] ?? '');
  const page = path && (await context.renderPublicPage(pageAddress(path, request)));
  const image = page && (await findSocialImage(path, page));
  if (!image) throw data('There is no page at this address.', { status: 404 });
  return new Response(new Uint8Array(image), { headers: HEADERS });
}
