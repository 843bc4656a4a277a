import {
  PDFArray,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFContext,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import type { InflateBudget } from './inflate-budget.ts';

const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');
const FIRST = PDFName.of('First');
const COUNT = PDFName.of('N');
const FILTER = PDFName.of('Filter');

/** Names without which nothing is an object stream. */
export const OBJECT_STREAM_NAMES = [OBJECT_STREAM, FIRST];

/** Ways to change or replace the content that an object stream has no use for, and that readers treat differently. */
const UNUSUAL = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'].map((name) => PDFName.of(name));

/** Some readers ask for the place of the first object only, not for the type. */
export const isObjectStream = ({ dict }: PDFRawStream): boolean =>
  dict.get(TYPE) === OBJECT_STREAM || dict.has(FIRST);

const isName = (value: unknown): value is PDFName => value instanceof PDFName;

function filtersOf({ dict }: PDFRawStream): PDFName[] {
  const filter = dict.get(FILTER);
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (!filters.every(isName) || UNUSUAL.some((name) => dict.get(name))) {
    throw new Error('The content of an object stream is not written as usual.');
  }
  return filters;
}

function numberIn(value: unknown): number {
  if (value instanceof PDFNumber) return value.asNumber();
  throw new Error('An object stream does not say where its objects are.');
}

/** The content of an object stream, and where its objects start. Throws when it cannot be read. */
export function objectStreamOf(stream: PDFRawStream, budget: InflateBudget) {
  let content = stream.contents;
  for (const filter of filtersOf(stream)) content = budget.decode(content, filter);

  const header = PDFObjectParser.forBytes(content, PDFContext.create());
  const first = numberIn(stream.dict.get(FIRST));
  const offsets = new Set<number>();
  for (let left = numberIn(stream.dict.get(COUNT)); left > 0; left -= 1) {
    header.parseObject();
    offsets.add(first + numberIn(header.parseObject()));
  }
  return { content, offsets };
}
