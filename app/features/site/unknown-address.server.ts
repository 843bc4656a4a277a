import { data } from '@remix-run/node';

/** Answers 404 for an address that no route lists. */
export function refuseUnknownAddress(): never {
  // A thrown response is how a loader leads to the error page.
  throw data('There is no page at this address.', { status: 404 });
}
