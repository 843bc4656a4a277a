import { BillNotRead, renderBillPage } from '#cms/bill-reading/read-bill.ts';
import { errorResponse, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { withBillFile } from '#cms/uploads/bill-copy.ts';
import { PRIVATE_FILE, refusalOf } from '#collections/bill-uploads/downloads.ts';
import { filesOfBill } from './files.ts';

interface Asked {
  bill: number;
  /** Of the files of the bill, and of the pages of the file: both count from 0. */
  file: number;
  page: number;
}

const NO_FILE = 'This file does not exist. It may have been deleted.';
const NOT_SHOWN = 'This page cannot be shown. Download the file to open it.';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const typeOf = (image: Buffer): string =>
  image.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? 'image/png' : 'image/jpeg';

/** A page of a bill as an image, which nothing caches and which can do nothing in the panel's origin. */
export async function pageImage(req: SignedInRequest, { bill, file, page }: Asked): Promise<Response> {
  const stored = (await filesOfBill(req, bill))[file];
  if (!stored) return errorResponse(404, NO_FILE);
  const refusal = refusalOf(stored);
  if (refusal) return errorResponse(409, refusal);
  try {
    const image = await withBillFile(stored, (copy) => renderBillPage(copy, page));
    return new Response(new Uint8Array(image), {
      headers: {
        ...PRIVATE_FILE,
        'content-type': typeOf(image),
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  } catch (error) {
    if (error instanceof BillNotRead) return errorResponse(422, NOT_SHOWN);
    throw error;
  }
}
