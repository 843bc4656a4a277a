import { data } from '@remix-run/node';
import { readArrival } from '../uploads/arrival.server.ts';

/**
 * The texts of a submitted form, which are few and short: see docs/decisions/0034. A body that is no form is
 * refused with 400 and a plain message, as no page of ours sends one.
 */
export async function readForm(request: Request): Promise<FormData> {
  const { fields } = await readArrival(request);
  return fields;
}

/** A method that an address does not understand. */
export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw data('This address only takes forms.', { status: 405 });
}
