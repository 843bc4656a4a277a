import { PDFName, PDFParser, PDFRawStream } from '@cantoo/pdf-lib';
import { InflateBudget } from './inflate-budget.ts';
import { isObjectStream, objectStreamOf } from './object-stream.ts';

/** `active`: acts on its reader or carries files. `locked`: encrypted, so nobody can tell. */
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

/**
 * Where an object or a trailer starts: behind its keyword, wherever in the file that stands. What readers make of a
 * file depends on its tables of offsets, and on how they repair them. So every object counts, also one that is
 * replaced later or lies within a stream.
 */
const START = /obj(?<=[\d\r\n][\0\s]*obj)(?![A-Za-z]|[\0\s]*endobj)|trailer(?=[\0\s]*[<%])/g;

/** Parses objects, and tells of each name in them, keys and values alike. */
class ObjectReader extends PDFParser {
  constructor(
    bytes: Uint8Array,
    private readonly onName: (name: PDFName) => void,
  ) {
    super(bytes);
  }

  objectAt(offset: number) {
    this.bytes.moveTo(offset);
    return this.parseObject();
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.onName(name);
    return name;
  }
}

/** Looks at every object of a PDF, those in compressed object streams among them. */
export function verdictOn(bytes: Buffer): PdfVerdict {
  const found = new Set<PdfVerdict>();
  const budget = new InflateBudget();
  const onName = (name: PDFName) => {
    if (ACTIVE_NAMES.has(name)) found.add('active');
    if (name === ENCRYPT) found.add('locked');
  };

  const readStream = (stream: PDFRawStream) => {
    const { content, offsets } = objectStreamOf(stream, budget);
    const reader = new ObjectReader(content, onName);
    for (const offset of offsets) reader.objectAt(offset);
  };

  const reader = new ObjectReader(bytes, onName);
  let objects = 0;
  for (const { 0: keyword, index } of bytes.toString('latin1').matchAll(START)) {
    objects += 1;
    try {
      const object = reader.objectAt(index + keyword.length);
      if (object instanceof PDFRawStream && isObjectStream(object)) readStream(object);
    } catch {
      found.add('unreadable');
    }
    if (found.has('active')) return 'active';
  }
  if (found.has('locked')) return 'locked';
  return found.has('unreadable') || objects === 0 ? 'unreadable' : 'harmless';
}
