import type { AppLoadContext } from '@remix-run/node';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { inspectPdf } from '#cms/uploads/pdf-inspection/inspect-pdf.ts';
import type { InspectedFile } from '#collections/bill-uploads/store-file.ts';
import type { TemporaryFile } from './form-body.server.ts';
import { FILE_MESSAGES, hasAcceptedName } from './upload-rules.ts';

/** The accepted types of file, with the extensions of their stored names. */
const KINDS: Record<string, InspectedFile['kind']> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

async function imageError(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path).metadata();
    return width && height ? undefined : FILE_MESSAGES.unreadable;
  } catch {
    return FILE_MESSAGES.unreadable;
  }
}

async function pdfError(path: string, log: AppLoadContext['log']): Promise<string | undefined> {
  const verdict = await inspectPdf(path, log);
  return verdict === 'harmless' ? undefined : FILE_MESSAGES[verdict];
}

/** A file with its type by its content, whatever its name says; or why it is refused. */
export async function inspectFile(
  file: TemporaryFile,
  log: AppLoadContext['log'],
): Promise<{ file: InspectedFile } | { error: string }> {
  const detected = await fileTypeFromFile(file.path);
  const kind = detected && KINDS[detected.mime];
  if (!detected || !kind || !hasAcceptedName(file.name)) return { error: FILE_MESSAGES.kind };
  const error = kind === 'pdf' ? await pdfError(file.path, log) : await imageError(file.path);
  return error ? { error } : { file: { ...file, kind, mimeType: detected.mime } };
}
