import type { PayloadRequest, Where } from 'payload';
import { findAll } from '#cms/database/find.ts';
import type { BillUpload } from '#cms/payload-types.ts';

/** The files of a bill in the order in which they were sent; none where `bill` is not the first of them. */
export async function filesOfBill(req: PayloadRequest, bill: number): Promise<BillUpload[]> {
  const where: Where = { or: [{ id: { equals: bill } }, { firstFile: { equals: bill } }] };
  const files = await findAll(req, 'bill-uploads', where, 'fileNumber');
  return files[0]?.id === bill && !files[0].firstFile ? files : [];
}
