import type { CollectionBeforeChangeHook } from 'payload';
import type { ErasureRequest } from '#cms/payload-types.ts';

/** Records who asks for an erasure, and the address as it is compared: trimmed, in small letters. */
export const recordRequest: CollectionBeforeChangeHook<ErasureRequest> = ({
  data,
  operation,
  req: { user },
}) => {
  if (operation !== 'create') return data;
  const by = user ? { requestedBy: user.id, requestedByName: user.name } : {};
  return { ...data, ...by, address: data.address?.trim().toLowerCase(), status: 'open' as const };
};
