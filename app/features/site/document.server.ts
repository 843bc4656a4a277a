import { data } from '@remix-run/node';
import { leadOn } from './redirect.server.ts';

/**
 * A document with a page of its own. Where there is none, the visitor is led to where it has moved, or is answered 404.
 */
export async function loadDocument<Document>(request: Request, find: () => Promise<Document | undefined>) {
  const document = await find();
  if (document) return { document };
  await leadOn(request);
  throw data('not found', { status: 404 });
}
