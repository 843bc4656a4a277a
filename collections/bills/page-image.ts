import type { Payload, PayloadRequest } from 'payload';
import { renderBillPage } from './reading/read-bill.ts';
import { LimitedProcessError } from '#cms/limited-process/limited-process.ts';
import { PRIVATE_FILE, scanError } from './uploads/downloads.ts';
import { findFiles } from './stored-bill.ts';
import { FileNotOpened, withCopies } from './temporary-files.ts';

export interface BillPage {
  bill: number;
  file: number;
  page: number;
}

type PageImage = { image: Buffer } | { status: 404 | 409 | 422; message: string };

const NO_FILE = { status: 404, message: 'This file does not exist. It may have been deleted.' } as const;
const NOT_SHOWN = {
  status: 422,
  message: 'This page cannot be shown. Download the file to open it.',
} as const;

export async function renderPage(
  payload: Payload | PayloadRequest,
  { bill, file: index, page }: BillPage,
): Promise<PageImage> {
  const file = (await findFiles(payload, bill))[index];
  if (!file) return NO_FILE;
  const message = scanError(file);
  if (message) return { status: 409, message };
  try {
    const image = await withCopies([file], ([copy]) => {
      if (!copy) throw new Error('A file has a copy.');
      return renderBillPage(copy, page);
    });
    return { image };
  } catch (error) {
    if (error instanceof FileNotOpened) return NO_FILE;
    if (error instanceof LimitedProcessError) return NOT_SHOWN;
    throw error;
  }
}

export const imageResponse = (image: Buffer): Response =>
  new Response(new Uint8Array(image), {
    headers: {
      ...PRIVATE_FILE,
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
