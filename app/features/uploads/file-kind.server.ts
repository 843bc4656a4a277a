import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { problemOfPdf } from './pdf-content.server.ts';
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

/** What a file is by its content, whatever its name says; or why it is not taken. */
export async function judgeFile(path: string, name: string): Promise<FileVerdict> {
  const detected = await fileTypeFromFile(path);
  const kind = detected && KINDS[detected.mime];
  if (!detected || !kind || !hasAcceptedName(name)) return { problem: FILE_MESSAGES.kind };
  const problem = kind === 'pdf' ? await problemOfPdf(path) : await problemOfImage(path);
  return problem ? { problem } : { kind, mimeType: detected.mime };
}
