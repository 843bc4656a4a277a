import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { InspectedFile } from '#collections/bills/uploads/store-file.ts';
import type { TemporaryFile } from './form-body.server.ts';
import { FILE_MESSAGES, hasAcceptedName, hasErrors, kindError, type FileErrors } from './upload-rules.ts';

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

/** Detect the type from the content: names lie. */
async function inspectFile(file: TemporaryFile): Promise<{ file: InspectedFile } | { error: string }> {
  const detected = await fileTypeFromFile(file.path);
  const kind = detected && KINDS[detected.mime];
  if (!detected || !kind || !hasAcceptedName(file.name))
    return { error: kindError(file.name, detected?.mime) };
  // Accept even a PDF that cannot be opened, because staff look at it.
  const error = kind === 'pdf' ? undefined : await imageError(file.path);
  return error ? { error } : { file: { ...file, kind, mimeType: detected.mime } };
}

/** Rejects all files if one is invalid, but inspects the others to report all errors at once. */
export async function inspectFiles(
  files: readonly TemporaryFile[],
  known: FileErrors,
): Promise<{ files: InspectedFile[] } | { errors: FileErrors }> {
  if (known.list) return { errors: known };
  const errors = [...known.files];
  const inspected: InspectedFile[] = [];
  for (const [index, file] of files.entries()) {
    if (errors[index]) continue;
    const verdict = await inspectFile(file);
    if ('file' in verdict) inspected.push(verdict.file);
    else errors[index] = verdict.error;
  }
  return hasErrors({ files: errors }) ? { errors: { files: errors } } : { files: inspected };
}
