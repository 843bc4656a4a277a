import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { data } from '@remix-run/node';
import { keepArrival, type ArrivedFile } from './keep-arrival.server.ts';
import { FILE_MESSAGES, tooLarge, type UploadRule } from './limits.ts';

/** A form with a file has no more than this. A longer text is cut off, and then refused by its schema. */
const LIMITS = { fields: 40, fieldSize: 200 * 1024, fieldNameSize: 100, parts: 50, files: 2 };

/** A form with a file, as it arrived. `discard` deletes what is left of the file. */
export interface Arrival {
  fields: FormData;
  file: ArrivedFile | undefined;
  /** Why the file is not taken, as far as its size and number tell. */
  problem: string | undefined;
  discard: () => Promise<void>;
}

interface Expected {
  /** The name of the field that holds the file. */
  field: string;
  rule: UploadRule;
}

function parserOf(request: Request, { maxBytes }: UploadRule) {
  const type = request.headers.get('content-type') ?? '';
  return new Busboy({ headers: { 'content-type': type }, limits: { ...LIMITS, fileSize: maxBytes } });
}

function problemOf(files: ArrivedFile[], isTruncated: boolean, rule: UploadRule): string | undefined {
  if (files.length > 1) return FILE_MESSAGES.several;
  if (isTruncated) return tooLarge(rule);
  return files[0]?.size === 0 ? FILE_MESSAGES.empty : undefined;
}

/** Takes a form apart while it arrives. Rejects when it is no form, ends before its end, or cannot be kept. */
async function receive(
  request: Request,
  { field, rule }: Expected,
  fields: FormData,
  arriving: Promise<ArrivedFile>[],
) {
  const stop = new AbortController();
  const parser = parserOf(request, rule);
  let isTruncated = false;
  parser.on('field', (name, value) => fields.append(name, value));
  parser.on('file', (name: string, stream: BusboyFileStream, filename?: string) => {
    stream.on('error', () => stop.abort());
    if (name !== field || !filename) return stream.resume();
    stream.once('limit', () => (isTruncated = true));
    const kept = keepArrival(stream, filename, stop.signal);
    kept.catch((error: unknown) => parser.destroy(error as Error));
    return arriving.push(kept);
  });
  const body = Readable.fromWeb((request.body ?? new Blob([]).stream()) as ReadableStream);
  await pipeline(body, parser).catch((error: unknown) => {
    stop.abort();
    throw error;
  });
  const files = await Promise.all(arriving);
  return { file: files[0], problem: problemOf(files, isTruncated, rule) };
}

/** A file could not be written to its temporary place: the disk is full, for one. `fields` came before it. */
export class ArrivalFailed extends Error {
  constructor(
    readonly fields: FormData,
    cause: unknown,
  ) {
    super('A file could not be written while it arrived.', { cause });
  }
}

/** Errors of the operating system have a code and name what was called. */
const isOfTheSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Reads a form with a file, which is written to a temporary place as it comes in: a large one costs no
 * memory, and what goes beyond the limit no disk. A body that is no form, or is cut off, is a 400. Throws
 * `ArrivalFailed`.
 */
export async function readArrival(request: Request, expected: Expected): Promise<Arrival> {
  const fields = new FormData();
  const arriving: Promise<ArrivedFile>[] = [];
  const discard = async () => {
    for (const kept of await Promise.allSettled(arriving)) {
      if (kept.status === 'fulfilled') await kept.value.remove();
    }
  };
  try {
    return { fields, ...(await receive(request, expected, fields, arriving)), discard };
  } catch (error) {
    await discard();
    if (isOfTheSystem(error) && !request.signal.aborted) throw new ArrivalFailed(fields, error);
    throw data('The form could not be read. Please go back and send it again.', { status: 400 });
  }
}
