import type { PayloadRequest } from 'payload';
import { findFiles } from './start-reading.ts';

/** Deletes a bill with its files, in the transaction of `req`. */
export async function deleteBill(req: PayloadRequest, id: number): Promise<void> {
  // The first file takes the others along.
  const [first] = await findFiles(req, id);
  if (first) await req.payload.delete({ collection: 'bill-uploads', id: first.id, req });
  await deleteBillRow(req, id);
}

/** Deletes a bill whose files are deleted. */
export const deleteBillRow = (req: PayloadRequest, id: number): Promise<void> =>
  req.payload.db.deleteMany({ collection: 'bills', where: { id: { equals: id } }, req });
