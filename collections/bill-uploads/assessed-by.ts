import type { PayloadRequest } from 'payload';
import type { BillSender } from '#cms/analysis/tell-visitor.ts';
import type { BillUpload } from '#cms/payload-types.ts';

/** Who sent a CWZ bill: the contact of its assessment. Nobody where the bill came with an invoice submission. */
export async function assessedBy(
  { assessment }: BillUpload,
  req: PayloadRequest,
): Promise<BillSender | undefined> {
  if (!assessment) return undefined;
  const id = typeof assessment === 'object' ? assessment.id : assessment;
  const { contactName, email } = await req.payload.findByID({
    collection: 'cwz-assessments',
    id,
    depth: 0,
    req,
  });
  return { module: 'cwz', name: contactName, email };
}
