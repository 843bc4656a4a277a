import { readArrival } from './arrival.server.ts';

/** The texts of a form with a file, which is read to its end and kept nowhere. A body that is no form is a 400. */
export async function readTextOf(request: Request): Promise<FormData> {
  const arrival = await readArrival(request, { field: '', rule: { maxBytes: Infinity, maxWords: '' } });
  await arrival.discard();
  return arrival.fields;
}
