import type { Payload, PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { BillUpload } from '#cms/payload-types.ts';

type OfBill = Pick<BillUpload, 'bill'>;

/** The secret part of the address where the sender of a bill sees how far it has come. */
export async function findBillKey(source: Payload | PayloadRequest, { bill }: OfBill): Promise<string> {
  return (await findFirst(source, 'bills', { id: { equals: idOf(bill) } }))?.key ?? '';
}

export const progressLink = async (req: PayloadRequest, submission: OfBill): Promise<string> =>
  `${siteAddress()}/bills/${await findBillKey(req, submission)}`;
