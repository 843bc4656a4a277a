import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { data } from '@remix-run/node';
import { keepArrival, type ArrivedFile } from './keep-arrival.server.ts';
import { FILE_MESSAGES, tooLarge, type UploadRule } from './limits.ts';

const KIBIBYTE = 1024;
const PIECE_SIZE = 16 * KIBIBYTE;

/** More than any form of ours has: a body with more fields, or with more characters in all of them, is none. */
const MOST_FIELDS = 100;
const MOST_CHARACTERS = 64 * KIBIBYTE;

/**
 * A longer text is cut off, and then refused by its schema: the longest that is taken has 5,000 characters. The head
 * of a part names its field and file, and no more.
 */
const LIMITS = {
  fields: MOST_FIELDS + 1,
  fieldSize: 16 * KIBIBYTE,
  fieldNameSize: 100,
  parts: 110,
  files: 2,
  headerPairs: 10,
  headerSize: 16 * KIBIBYTE,
};

/** A form, as it arrived. `discard` deletes what is left of its file. */
export interface Arrival {
  fields: FormData;
  file: ArrivedFile | undefined;
  /** Why the file is not taken, as far as its size and number tell. */
  problem: string | undefined;
  discard: () => Promise<void>;
}

/** The file that a form may have. */
interface ExpectedFile {
  /** The name of the field that holds it. */
  field: string;
  rule: UploadRule;
}

function parserOf(request: Request, expected: ExpectedFile | undefined) {
  const type = request.headers.get('content-type') ?? '';
  const fileSize = expected?.rule.maxBytes;
  return new Busboy({ headers: { 'content-type': type }, limits: { ...LIMITS, fileSize } });
}

/** Puts what a parser finds into a form, and stops it where that is too much. */
function collect(parser: ReturnType<typeof parserOf>, fields: FormData): void {
  let count = 0;
  let characters = 0;
  const refuse = () => parser.destroy(new Error('The form is larger than any of ours.'));
  parser.once('partsLimit', refuse);
  parser.on('field', (name, value) => {
    count += 1;
    characters += value.length;
    if (count > MOST_FIELDS || characters > MOST_CHARACTERS) refuse();
    else fields.append(name, value);
  });
}

function problemOf(files: ArrivedFile[], tooLargeFor: UploadRule | undefined): string | undefined {
  if (files.length > 1) return FILE_MESSAGES.several;
  if (tooLargeFor) return tooLarge(tooLargeFor);
  return files[0]?.size === 0 ? FILE_MESSAGES.empty : undefined;
}

/**
 * Gives a parser a body in small pieces, one in each turn of the event loop: many bodies at once leave room for other
 * requests, and a parser can be stopped after any piece. The body is read to its end all the same: who still sends
 * would not see the answer.
 */
async function feed(parser: Writable, body: AsyncIterable<Uint8Array>): Promise<void> {
  const ended = finished(parser);
  const endedSomehow = ended.catch(() => undefined);
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length && !parser.destroyed; start += PIECE_SIZE) {
      const isReady = parser.write(chunk.subarray(start, start + PIECE_SIZE));
      if (!isReady) await Promise.race([once(parser, 'drain').catch(() => undefined), endedSomehow]);
      await setImmediate();
    }
  }
  if (!parser.destroyed) parser.end();
  await ended;
}

/** Takes a form apart while it arrives. Rejects when it is no form, ends before its end, or cannot be kept. */
async function receive(
  request: Request,
  expected: ExpectedFile | undefined,
  fields: FormData,
  arriving: Promise<ArrivedFile>[],
) {
  const stop = new AbortController();
  const parser = parserOf(request, expected);
  let tooLargeFor: UploadRule | undefined;
  collect(parser, fields);
  parser.on('file', (name: string, stream: BusboyFileStream, filename?: string) => {
    stream.on('error', () => stop.abort());
    if (!expected || name !== expected.field || !filename) return stream.resume();
    stream.once('limit', () => (tooLargeFor = expected.rule));
    const kept = keepArrival(stream, filename, stop.signal);
    kept.catch((error: unknown) => parser.destroy(error as Error));
    return arriving.push(kept);
  });
  try {
    await feed(parser, (request.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>);
  } catch (error) {
    parser.destroy();
    stop.abort();
    throw error;
  }
  const files = await Promise.all(arriving);
  return { file: files[0], problem: problemOf(files, tooLargeFor) };
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
 * Reads a form, however it is encoded. Its file is written to a temporary place as it comes in: a large one costs
 * no memory, and what goes beyond the limit no disk. A file that is not expected is thrown away. A body that is no
 * form, is cut off, or has more fields than any form of ours, is a 400. Throws `ArrivalFailed`.
 */
export async function readArrival(request: Request, expected?: ExpectedFile): Promise<Arrival> {
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
