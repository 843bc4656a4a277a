import type { Payload, ValidationError } from 'payload';
import type { Figure } from '#cms/payload-types.ts';

/** Finds the published figure or deadline with this key. */
export async function findByKey<Slug extends 'figures' | 'deadlines'>(
  payload: Payload,
  collection: Slug,
  key: string,
) {
  const { docs } = await payload.find({ collection, where: { key: { equals: key } }, depth: 0 });
  const [found] = docs;
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

export const publishFigure = async (payload: Payload, key: string, change: Partial<Omit<Figure, 'id'>>) =>
  payload.update({
    collection: 'figures',
    id: (await findByKey(payload, 'figures', key)).id,
    data: { ...change, _status: 'published' },
  });

/** The validation errors of a rejected change, by field. */
export async function errorsOf(change: Promise<unknown>): Promise<Record<string, string>> {
  const error = await change.then(
    () => undefined,
    (reason: unknown) => reason as ValidationError,
  );
  return Object.fromEntries((error?.data.errors ?? []).map(({ path, message }) => [path, message]));
}
