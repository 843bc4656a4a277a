import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** The object streams of a bill hold far less, all together. */
const LARGEST_CONTENT = 16 * 1024 * 1024;
const STEP = 64 * 1024;
const FLATE = PDFName.of('FlateDecode');

/** Decodes what is compressed, until a file has used up what it may become. Throws then. */
export class InflateBudget {
  private left = LARGEST_CONTENT;

  private spend(size: number): void {
    this.left -= size;
    if (this.left <= 0) throw new RangeError('The content of the file is too large.');
  }

  decode(bytes: Uint8Array, filter: PDFName): Uint8Array {
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
}
