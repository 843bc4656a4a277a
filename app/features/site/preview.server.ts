import { data } from '@remix-run/node';

/** Whether an editor asks for the newest draft of a document instead of what visitors see. */
const asksForPreview = (request: Request): boolean =>
  new URL(request.url).searchParams.get('preview') === 'true';

/**
 * A document for visitors, or for an editor who asks for a preview: `find` is given the headers in
 * which the editor's session is. 404 when there is none; a preview is never stored by a cache.
 */
export async function loadDocument<Document>(
  request: Request,
  find: (editor?: Headers) => Promise<Document | undefined>,
) {
  const preview = asksForPreview(request);
  const document = await find(preview ? request.headers : undefined);
  if (!document) throw data('not found', { status: 404 });
  const headers = preview ? { 'Cache-Control': 'private, no-store' } : undefined;
  return data({ document, isPreview: preview }, { headers });
}
