import { deflateSync } from 'node:zlib';

type Part = string | Buffer;

const joined = (...parts: Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** A PDF of these parts, between what each begins and ends with. */
export const pdfOf = (...parts: Part[]): Buffer =>
  joined(
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ...parts,
    '\ntrailer << /Root 1 0 R >>\n%%EOF',
  );

export const objectOf = (content: string): string => `9 0 obj\n<< ${content} >>\nendobj\n`;

export const streamOf = (dictionary: string, content: Buffer, before = '\n'): Buffer =>
  joined(
    `5 0 obj\n<< ${dictionary} /Length ${content.length} >>${before}stream\n`,
    content,
    '\nendstream\nendobj\n',
  );

/** The content of an object stream with one object. */
const objects = (object: string): Buffer => Buffer.from(`7 0 ${object}`, 'latin1');

const ENCODERS = {
  FlateDecode: (content: Buffer) => deflateSync(content),
  ASCIIHexDecode: (content: Buffer) => Buffer.from(`${content.toString('hex')}>`, 'latin1'),
};

/** An object stream whose content is behind filters, the first of which is undone first. */
export function objectStreamOf(
  content: string,
  filters: (keyof typeof ENCODERS)[] = ['FlateDecode'],
  extra = '',
): Buffer {
  const encoded = filters.reduceRight(
    (bytes, filter) => ENCODERS[filter](bytes),
    objects(`<< ${content} >>`),
  );
  const names = filters.map((filter) => `/${filter}`).join(' ');
  const filter = filters.length === 0 ? '' : `/Filter [${names}]`;
  return streamOf(`/Type /ObjStm /N 1 /First 4 ${filter} ${extra}`, encoded);
}
