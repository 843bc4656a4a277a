import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { FILE_MESSAGES } from './limits.ts';
import { pdfPieces, withPlainNames, type PdfPiece } from './pdf-pieces.ts';

const inflated = promisify(inflate);

/** Object streams hold a PDF's small objects, compressed. Those of a bill are far smaller than this. */
const LARGEST_OBJECT_STREAM = 4 * 1024 * 1024;

/** Names by which a PDF acts on its reader, starts programs or carries files. Source: ISO 32000-1, 12.6 and 7.11. */
const ACTIVE_NAME =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
const FLATE_ONLY = /\/Filter\s*(\[\s*)?\/FlateDecode/;

type Problem = (typeof FILE_MESSAGES)[keyof typeof FILE_MESSAGES];

const problemOfText = (text: string): Problem | undefined => {
  const plain = withPlainNames(text);
  if (ACTIVE_NAME.test(plain)) return FILE_MESSAGES.active;
  return ENCRYPTED.test(plain) ? FILE_MESSAGES.locked : undefined;
};

async function problemOfObjectStream(dictionary: string, content: string): Promise<Problem | undefined> {
  if (!dictionary.includes('/Filter')) return problemOfText(content);
  if (!FLATE_ONLY.test(dictionary)) return FILE_MESSAGES.unreadable;
  const bytes = Buffer.from(content, 'latin1');
  const objects = await inflated(bytes, { maxOutputLength: LARGEST_OBJECT_STREAM });
  return problemOfText(objects.toString('latin1'));
}

async function firstProblem(pieces: AsyncIterable<PdfPiece>): Promise<Problem | undefined> {
  let stream = { dictionary: '', content: '' };
  for await (const piece of pieces) {
    if (piece.kind === 'stream') {
      stream = { dictionary: piece.dictionary, content: stream.content + piece.content };
      if (stream.content.length > LARGEST_OBJECT_STREAM) return FILE_MESSAGES.unreadable;
      continue;
    }
    const hidden = stream.content && (await problemOfObjectStream(stream.dictionary, stream.content));
    const problem = hidden || problemOfText(piece.text);
    if (problem) return problem;
    stream = { dictionary: '', content: '' };
  }
  return stream.content ? FILE_MESSAGES.unreadable : undefined;
}

/**
 * Why a PDF is not taken: it holds a script, starts something or carries a file, or it is encrypted, so that
 * nobody can tell. Staff open these files on their own machines. The file is read piece by piece.
 */
export async function problemOfPdf(path: string): Promise<string | undefined> {
  try {
    return await firstProblem(pdfPieces(createReadStream(path, 'latin1')));
  } catch {
    return FILE_MESSAGES.unreadable;
  }
}
