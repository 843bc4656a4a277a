import type { LoaderFunctionArgs } from '@remix-run/node';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** Payload's image URLs stay allowed, because shared pages show the images. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api',
      'Allow: /api/media/file/',
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: HEADERS },
  );

export const handle: RouteHandle = { isPublic: true };
