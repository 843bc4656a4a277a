import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { hasStatedLength, ObjectReader } from './object-reader.ts';
import { isObjectStream, OBJECT_STREAM_NAMES, ObjectStreams } from './object-streams.ts';

/** `active`: acts on its reader or carries files. `locked`: encrypted, so its content is unknown. */
export type PdfVerdict = 'harmless' | 'active' | 'locked' | 'unreadable';

/** Names by which a PDF runs scripts, opens other files or carries them. Source: ISO 32000-1, 7.11, 12.6 and 12.7. */
const ACTIVE_NAMES = new Set(
  [
    ['JavaScript', 'JS', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData'],
    ['EF', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ]
    .flat()
    .map((name) => PDFName.of(name)),
);
const ENCRYPT = PDFName.of('Encrypt');
const NOTABLE_NAMES = new Set(
  [...ACTIVE_NAMES, ENCRYPT, ...OBJECT_STREAM_NAMES].map((name) => name.decodeText()),
);

/**
 * Where an object or a trailer starts: after its keyword, anywhere in the file. What readers make of a file depends on
 * its tables of offsets, and on how they repair them. So every object counts, even one that is replaced later or lies
 * within a stream. Two numbers precede `obj`, in any form that readers accept: with points and signs, separated by
 * blanks and comments, or like `9.0.0`. The pattern looks back from the keyword, which keeps it linear.
 */
const START =
  /obj(?<=[-\d.](?:(?:[\0\s]|%[^\r\n]*[\r\n])+|(?=[+.]))[-+.\dEe]+(?:[\0\s]|%[^\r\n]*[\r\n])*obj)(?![A-Za-z]|[\0\s]*endobj)|trailer(?=[\0\s]*[<%])/g;

/** Each costs far more time than its few bytes would otherwise. An honest file has hardly one. */
const MAX_FAILURES = 1000;

/** Whether a text has a name that could mean more than a page, whatever the name is part of. */
function hasNotableName(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/\/([^\0\s()<>[\]{}/%]*)/g)) {
    const plain = name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    if (NOTABLE_NAMES.has(plain)) return true;
  }
  return false;
}

/** Looks at every object of a PDF, those in compressed object streams among them. */
export function verdictOn(bytes: Buffer): PdfVerdict {
  const found = new Set<PdfVerdict>();
  const objectStreams = new ObjectStreams();
  const onName = (name: PDFName) => {
    if (ACTIVE_NAMES.has(name)) found.add('active');
    if (name === ENCRYPT) found.add('locked');
  };

  const readStream = (stream: PDFRawStream) => {
    const { content, offsets } = objectStreams.read(stream);
    const reader = new ObjectReader(content, onName);
    for (const offset of offsets) reader.objectAt(offset);
  };

  const text = bytes.toString('latin1');
  const reader = new ObjectReader(bytes, onName);
  let objects = 0;
  let failures = 0;
  let endOfStream = 0;
  let firstInStream: number | undefined;
  for (const { 0: keyword, index } of text.matchAll(START)) {
    objects += 1;
    try {
      const object = reader.objectAt(index + keyword.length);
      if (object instanceof PDFRawStream) {
        if (isObjectStream(object)) readStream(object);
        if (hasStatedLength(object)) endOfStream = Math.max(endOfStream, reader.end);
      }
    } catch {
      failures += 1;
      if (index < endOfStream) firstInStream ??= index;
      else found.add('unreadable');
    }
    if (found.has('active')) return 'active';
    if (reader.isExhausted || failures > MAX_FAILURES) return 'unreadable';
  }
  // What looks like an object in a picture or a text is none, unless a reader that guesses could make something of it.
  if (firstInStream !== undefined && hasNotableName(text.slice(firstInStream))) found.add('unreadable');
  if (found.has('locked')) return 'locked';
  return found.has('unreadable') || objects === 0 ? 'unreadable' : 'harmless';
}
