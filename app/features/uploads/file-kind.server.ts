import { fileTypeFromFile } from 'file-type';
import type { AppLoadContext } from '@remix-run/node';
import sharp from 'sharp';
import { inspectPdf } from '#cms/uploads/pdf-inspection/inspect-pdf.ts';
import { FILE_MESSAGES, hasAcceptedName } from './limits.ts';

/** The kinds of file that are taken, with the end of their stored names. */
const KINDS: Record<string, 'pdf' | 'jpg' | 'png'> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

type FileVerdict = { kind: 'pdf' | 'jpg' | 'png'; mimeType: string } | { problem: string };

async function problemOfImage(path: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(path).metadata();
    return width && height ? undefined : FILE_MESSAGES.unreadable;
  } catch {
    return FILE_MESSAGES.unreadable;
  }
}

async function problemOfPdf(path: string, log: AppLoadContext['log']): Promise<string | undefined> {
  const verdict = await inspectPdf(path, log);
  return verdict === 'harmless' ? undefined : FILE_MESSAGES[verdict];
}

/** What a file is by its content, whatever its name says; or why it is not taken. */
export async function judgeFile(
  path: string,
  name: string,
  log: AppLoadContext['log'],
): Promise<FileVerdict> {
  const detected = await fileTypeFromFile(path);
  const kind = detected && KINDS[detected.mime];
  if (!detected || !kind || !hasAcceptedName(name)) return { problem: FILE_MESSAGES.kind };
  const problem = kind === 'pdf' ? await problemOfPdf(path, log) : await problemOfImage(path);
  return problem ? { problem } : { kind, mimeType: detected.mime };
}
