import { PDFName, PDFNumber, PDFParser, type PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';

/**
 * What may be parsed, in proportion to the size of a file. An honest file is parsed about once, however many revisions
 * it has; objects that begin within each other are parsed once for each beginning.
 */
const MAX_READINGS = 4;

const LENGTH = PDFName.of('Length');

/** Parses objects, and reports each name in them, keys and values alike. Throws when that becomes too much work. */
export class ObjectReader extends PDFParser {
  private left: number;

  constructor(
    bytes: Uint8Array,
    private readonly onName: (name: PDFName) => void,
  ) {
    super(bytes);
    this.left = MAX_READINGS * bytes.length;
  }

  get isExhausted(): boolean {
    return this.left < 0;
  }

  /** Where the last object ended. */
  get end(): number {
    return this.bytes.offset();
  }

  objectAt(offset: number) {
    if (this.isExhausted) throw new RangeError('The objects of the file overlap too much.');
    this.bytes.moveTo(offset);
    try {
      return this.parseObject();
    } finally {
      this.left -= this.bytes.offset() - offset;
    }
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.onName(name);
    return name;
  }

  protected override parseDict(ref?: PDFRef) {
    const dict = super.parseDict(ref);
    const length = dict.get(LENGTH);
    // The parser would go back to where it has been, and never come to an end.
    if (length instanceof PDFNumber && length.asNumber() < 0) throw new RangeError('A length is negative.');
    return dict;
  }
}

/** Whether a stream is as long as its dictionary says. */
export const hasStatedLength = ({ dict, contents }: PDFRawStream): boolean => {
  const length = dict.get(LENGTH);
  return length instanceof PDFNumber && length.asNumber() === contents.length;
};
