import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { data } from '@remix-run/node';
import { incomingDirectory } from '#cms/uploads/folders.ts';
import { meter } from '#cms/uploads/meter.ts';
import type { InspectedFile } from '#collections/bills/uploads/store-file.ts';
import { FILE_MESSAGES, listError, tooLarge, type FileErrors, type UploadRule } from './upload-rules.ts';

const PIECE_BYTES = 16 * 1024;

/** More than any of our forms needs. Larger bodies are rejected. */
const MAX_FIELDS = 100;
const MAX_CHARACTERS = 64 * 1024;

/** Longer texts are cut off here, and then rejected by the schema, which allows at most 5,000 characters. */
const LIMITS = {
  fields: MAX_FIELDS + 1,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 110,
  headerPairs: 10,
  headerSize: 16 * 1024,
};

export type TemporaryFile = Omit<InspectedFile, 'kind' | 'mimeType'>;

export interface FormBody {
  fields: FormData;
  files: TemporaryFile[];
  fileErrors: FileErrors;
  discard: () => Promise<void>;
}

export interface ExpectedFile {
  field: string;
  rule: UploadRule;
  longestText?: number;
}

interface ExpectedBody {
  file?: ExpectedFile;
  /** For checkboxes that share a name. By default, no name may repeat. */
  mayRepeat?: (name: string) => boolean;
}

const REFUSED = new Error('The site has no form with so many fields, so much text, or a field twice.');

const remove = (place: string): Promise<void> => rm(place, { force: true });

async function writeTemporaryFile(from: Readable, name: string, signal: AbortSignal): Promise<TemporaryFile> {
  await mkdir(incomingDirectory(), { recursive: true, mode: 0o700 });
  const place = path.join(incomingDirectory(), randomUUID());
  const { stream, result } = meter();
  try {
    await pipeline(from, stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    await remove(place);
    throw error;
  }
  const { size, sha256 } = result();
  return { name, path: place, size, digest: sha256 };
}

function collect(
  parser: InstanceType<typeof Busboy>,
  {
    fields,
    mayRepeat,
    mostCharacters,
  }: Pick<FormBody, 'fields'> & Required<Pick<ExpectedBody, 'mayRepeat'>> & { mostCharacters: number },
) {
  let count = 0;
  let characters = 0;
  let isRefused = false;
  const refuse = () => {
    isRefused = true;
    parser.destroy(REFUSED);
  };
  parser.once('partsLimit', refuse);
  parser.on('field', (name, value) => {
    count += 1;
    characters += value.length;
    // Only checkboxes share a name, so code that reads other fields may rely on a single value.
    const isRepeated = fields.has(name) && !mayRepeat(name);
    if (isRepeated || count > MAX_FIELDS || characters > mostCharacters) refuse();
    else fields.append(name, value);
  });
  return () => isRefused;
}

function findFileErrors(
  files: TemporaryFile[],
  cutOff: ReadonlySet<number>,
  rule: UploadRule | undefined,
): FileErrors {
  if (!rule) return { files: [] };
  return {
    list: listError(files, rule),
    files: files.map(({ size }, index) => {
      if (cutOff.has(index)) return tooLarge(rule);
      return size === 0 ? FILE_MESSAGES.empty : undefined;
    }),
  };
}

/**
 * Feeds small pieces, one per turn of the event loop, so that other requests get their turn and the parser
 * can stop after any piece. Reads the body to its end, because a client that is still sending would miss the
 * response.
 */
async function feed(parser: Writable, body: AsyncIterable<Uint8Array>): Promise<void> {
  const ended = finished(parser);
  const endedOrFailed = ended.catch(() => undefined);
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length && !parser.destroyed; start += PIECE_BYTES) {
      const isReady = parser.write(chunk.subarray(start, start + PIECE_BYTES));
      if (!isReady) await Promise.race([once(parser, 'drain').catch(() => undefined), endedOrFailed]);
      await setImmediate();
    }
  }
  if (!parser.destroyed) parser.end();
  await ended;
}

async function parseBody(
  request: Request,
  { file: expected, mayRepeat = () => false }: ExpectedBody,
  fields: FormData,
  files: Promise<TemporaryFile>[],
) {
  const stop = new AbortController();
  const { longestText = LIMITS.fieldSize } = expected ?? {};
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    // One file more than allowed, to detect too many files.
    limits: {
      ...LIMITS,
      fieldSize: longestText,
      files: (expected?.rule.maxFiles ?? 0) + 1,
      fileSize: expected?.rule.maxBytes,
    },
  });
  const cutOff = new Set<number>();
  const isRefused = collect(parser, {
    fields,
    mayRepeat,
    mostCharacters: Math.max(MAX_CHARACTERS, 2 * longestText),
  });
  parser.on('file', (name: string, stream: BusboyFileStream, filename?: string) => {
    stream.on('error', () => stop.abort());
    if (!expected || name !== expected.field || !filename) return stream.resume();
    const index = files.length;
    stream.once('limit', () => cutOff.add(index));
    const written = writeTemporaryFile(stream, filename, stop.signal);
    written.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined));
    return files.push(written);
  });
  try {
    await feed(parser, (request.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>);
    // The parser emits the last field when it ends, and ignores errors after that.
    if (isRefused()) throw REFUSED;
  } catch (error) {
    parser.destroy();
    stop.abort();
    throw error;
  }
  const written = await Promise.all(files);
  return { files: written, fileErrors: findFileErrors(written, cutOff, expected?.rule) };
}

/** Thrown, for example, when the disk is full. `fields` contains the fields sent before the file. */
export class UploadNotWritten extends Error {
  constructor(
    readonly fields: FormData,
    cause: unknown,
  ) {
    super('An uploaded file could not be written to its temporary place.', { cause });
  }
}

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Reads a form in any encoding, within limits (docs/decisions/0029). Writes files to disk as they arrive, to
 * save memory, and stops at the limit. Discards unexpected files. Throws 400 for a body that is invalid, cut
 * off, or has too many fields or a field twice. Throws `UploadNotWritten` if a file cannot be written.
 */
export async function readFormBody(request: Request, expected: ExpectedBody = {}): Promise<FormBody> {
  const fields = new FormData();
  const files: Promise<TemporaryFile>[] = [];
  const discard = async () => {
    for (const written of await Promise.allSettled(files)) {
      if (written.status === 'fulfilled') await remove(written.value.path);
    }
  };
  try {
    return { fields, ...(await parseBody(request, expected, fields, files)), discard };
  } catch (error) {
    await discard();
    if (isSystemError(error) && !request.signal.aborted) throw new UploadNotWritten(fields, error);
    throw data('The form could not be read. Please go back and send it again.', { status: 400 });
  }
}
