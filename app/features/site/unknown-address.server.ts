import { data } from '@remix-run/node';
import { leadOn } from './redirect.server.ts';

/** Answers 404 for an address that no route lists, unless it leads to another one. */
export async function refuseUnknownAddress(request: Request): Promise<never> {
  await leadOn(request);
  // A thrown response is how a loader leads to the error page.
  throw data('There is no page at this address.', { status: 404 });
}
