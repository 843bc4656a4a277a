import { renderBillPage } from '#cms/bill-reading/read-bill.ts';
import { LimitedProcessError } from '#cms/limited-process/limited-process.ts';
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
  try {
    return imageResponse(
      await withCopies([file], ([copy]) => {
        if (!copy) throw new Error('A file has a copy.');
        return renderBillPage(copy, asked.page);
      }),
    );
  } catch (error) {
    if (error instanceof FileNotOpened) return errorResponse(404, NO_FILE);
    if (error instanceof LimitedProcessError) return errorResponse(422, NOT_SHOWN);
    throw error;
  }
}
