import { withQuery } from '#app/urls/building-urls.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { OPERATIONS } from './operations.server.ts';

/** The day when version 1 of the API replaced the JSON files. */
const DEPRECATED_AT = Date.UTC(2026, 10, 27) / 1000;

/**
 * Keeps only the operation's parameters, because the old URLs ignored any others, but the API rejects them. RFC 9745 and
 * RFC 5829 define the headers.
 */
export function redirectToApi(request: Request, operation: string, path: string): Response {
  const fields = OPERATIONS.find(({ id }) => id === operation)?.fields ?? [];
  const query = new URLSearchParams(
    [...new URL(request.url).searchParams].filter(([name]) => fields.includes(name)),
  );
  return new Response(null, {
    status: 308,
    headers: {
      'Access-Control-Allow-Origin': '*',
      Deprecation: `@${DEPRECATED_AT}`,
      Link: `<${originOf(request)}${path}>; rel="successor-version"`,
      Location: withQuery(path, query),
    },
  });
}
