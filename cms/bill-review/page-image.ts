import { BillNotRead, renderBillPage } from '#cms/bill-reading/read-bill.ts';
import { findFirst } from '#cms/database/find.ts';
import { errorResponse, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { findFiles } from '#collections/bill-readings/start-reading.ts';
import { FileNotOpened, withCopies } from '#collections/bill-readings/temporary-files.ts';
import { PRIVATE_FILE, refusalOf } from '#collections/bill-uploads/downloads.ts';

interface Asked {
  bill: number;
  /** Of the files of the bill, and of the pages of the file: both count from 0. */
  file: number;
  page: number;
}

const NO_FILE = 'This file does not exist. It may have been deleted.';
const NOT_SHOWN = 'This page cannot be shown. Download the file to open it.';

const TURNS = [0, 90, 180, 270] as const;

/** How a scan was turned when it was read: the places of its values are those of the page upright. */
async function turnOf(req: SignedInRequest, asked: Asked): Promise<(typeof TURNS)[number]> {
  const reading = await findFirst(req, 'bill-readings', { bill: { equals: asked.bill } });
  const stored = reading?.pages?.find(({ file, page }) => file === asked.file && page === asked.page);
  return TURNS.find((turn) => turn === stored?.turn) ?? 0;
}

const imageResponse = (image: Buffer): Response =>
  new Response(new Uint8Array(image), {
    headers: {
      ...PRIVATE_FILE,
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    },
  });

/** A page of a bill as an image, which nothing caches and which can do nothing in the panel's origin. */
export async function pageImage(req: SignedInRequest, asked: Asked): Promise<Response> {
  const file = (await findFiles(req, asked.bill))[asked.file];
  if (!file) return errorResponse(404, NO_FILE);
  const refusal = refusalOf(file);
  if (refusal) return errorResponse(409, refusal);
  const turn = await turnOf(req, asked);
  try {
    return imageResponse(
      await withCopies([file], ([copy]) => {
        if (!copy) throw new Error('A file has a copy.');
        return renderBillPage(copy, asked.page, turn);
      }),
    );
  } catch (error) {
    if (error instanceof FileNotOpened) return errorResponse(404, NO_FILE);
    if (error instanceof BillNotRead) return errorResponse(422, NOT_SHOWN);
    throw error;
  }
}
