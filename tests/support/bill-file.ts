import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReadValue } from '#collections/bills/reading/reading.ts';

/** A minimal PDF with unique content. */
export const pdfBytes = (words: string = randomUUID()): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n% ${words}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );

/** An uploaded file in a temporary location that was detected as a PDF. */
export async function judgedPdf(name = 'bill.pdf', bytes = pdfBytes()) {
  const place = path.join(process.env.DATA_DIR ?? tmpdir(), `bill-${randomUUID()}`);
  await writeFile(place, bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { name, path: place, size: bytes.length, digest, kind: 'pdf' as const, mimeType: 'application/pdf' };
}

const place = { file: 0, page: 0, left: 0.6, top: 0.8, width: 0.2, height: 0.02 };

/** A value that was read from a bill, with high confidence unless `changes` override it. */
export const readValue = (
  field: ReadValue['field'],
  value: string,
  changes: Partial<ReadValue> = {},
): ReadValue => ({ field, value, printed: value, place, confidence: 0.95, ...changes });
