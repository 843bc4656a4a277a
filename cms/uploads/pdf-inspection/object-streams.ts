import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** The object streams of a bill hold far less, all together. */
const MAX_CONTENT = 16 * 1024 * 1024;
const STEP = 64 * 1024;

const OBJECT_STREAM = PDFName.of('ObjStm');
const FIRST = PDFName.of('First');
const FLATE = PDFName.of('FlateDecode');

/** Names without which nothing is an object stream. */
export const OBJECT_STREAM_NAMES = [OBJECT_STREAM, FIRST];

/** Ways to change or replace the content that an object stream has no use for, and that readers treat differently. */
const UNUSUAL = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'].map((name) => PDFName.of(name));

/** Some readers look only for the offset of the first object, not for the type. */
export const isObjectStream = ({ dict }: PDFRawStream): boolean =>
  dict.get(PDFName.of('Type')) === OBJECT_STREAM || dict.has(FIRST);

function filtersOf({ dict }: PDFRawStream): PDFName[] {
  const filter = dict.get(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter ?? []].flat();
  if (!filters.every((each) => each instanceof PDFName) || UNUSUAL.some((name) => dict.get(name))) {
    throw new Error('The content of an object stream is not written as usual.');
  }
  return filters;
}

function numberIn(value: unknown): number {
  if (value instanceof PDFNumber) return value.asNumber();
  throw new Error('An object stream does not say where its objects are.');
}

/** Decodes the object streams of one file, as long as they are not too large all together. Throws then. */
export class ObjectStreams {
  private left = MAX_CONTENT;

  private spend(size: number): void {
    this.left -= size;
    if (this.left <= 0) throw new RangeError('The content of the file is too large.');
  }

  private decode(bytes: Uint8Array, filter: PDFName): Uint8Array {
    // The parser's own would decode a block to its end, however large it grows.
    if (filter === FLATE) {
      const content = inflateSync(bytes, { maxOutputLength: this.left });
      this.spend(content.length);
      return content;
    }
    const dictionary = PDFContext.create().obj({ Filter: filter });
    const stream = decodePDFRawStream(PDFRawStream.of(dictionary, bytes));
    for (;;) {
      const { length } = stream.getBytes(STEP);
      if (length === 0) return stream.decode();
      this.spend(length);
    }
  }

  /** The content of an object stream, and where its objects start. Throws when it cannot be read. */
  read(stream: PDFRawStream): { content: Uint8Array; offsets: Set<number> } {
    let content = stream.contents;
    for (const filter of filtersOf(stream)) content = this.decode(content, filter);

    const header = PDFObjectParser.forBytes(content, PDFContext.create());
    const first = numberIn(stream.dict.get(FIRST));
    const offsets = new Set<number>();
    for (let left = numberIn(stream.dict.get(PDFName.of('N'))); left > 0; left -= 1) {
      header.parseObject();
      offsets.add(first + numberIn(header.parseObject()));
    }
    return { content, offsets };
  }
}
