import { data } from '@remix-run/node';

/**
 * The fields of a submitted form. A body that is no form is refused with 400 and a plain message,
 * as no page of ours sends one.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data('The form could not be read. Please go back and send it again.', { status: 400 });
  }
}

/** A method that an address does not understand. */
export function refuseOtherMethods(request: Request): void {
  if (request.method !== 'POST') throw data('This address only takes forms.', { status: 405 });
}
