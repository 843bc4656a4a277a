import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { refusalAt, type Objection } from '#cms/inbox/refusal.ts';
import { findOwnDocuments } from '#cms/personal-data/own-documents.ts';
import type { ErasureRequest } from '#cms/payload-types.ts';

const CLOSED: Objection = {
  path: 'status',
  message: 'This request is already decided. If the visitor asks again, create a new one.',
};
const NO_REASON: Objection = { path: 'reason', message: 'Enter the reason. Staff can read it here.' };
const STILL_STORED: Objection = {
  path: 'status',
  message: 'Data is still stored for this address. Erase it first, under Settings, Personal data.',
};

/** What stands where the address was. */
const REMOVED = '(removed)';

async function refusalOf(
  req: PayloadRequest,
  { status, reason }: Partial<ErasureRequest>,
  before: ErasureRequest,
): Promise<Objection | undefined> {
  if (before.status !== 'open') return CLOSED;
  if (status === 'declined') return reason?.trim() ? undefined : NO_REASON;
  const own = await findOwnDocuments(req, before.address);
  return Object.values(own).some((ids) => ids.length > 0) ? STILL_STORED : undefined;
}

/** Records who decides a request, and removes what it says of a person: nobody needs it any more. */
export const decideRequest: CollectionBeforeChangeHook<ErasureRequest> = async ({
  collection: { slug },
  data,
  originalDoc: before,
  operation,
  req,
}) => {
  if (operation === 'create' || !before) return data;
  const isDecision = data.status !== undefined && data.status !== 'open';
  if (!isDecision && before.status === 'open') return data;
  const refusal = await refusalOf(req, data, before);
  if (refusal) throw refusalAt(slug, refusal, req);
  return {
    ...data,
    // Without a person, it is the erasure itself, which says who erases.
    ...(req.user ? { decidedBy: req.user.id, decidedByName: req.user.name } : {}),
    address: REMOVED,
    note: null,
    decidedAt: new Date().toISOString(),
  };
};
