import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

export interface XmlHandlers {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Some programs prefix every element: "x:row". */
const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

export async function* parseXml(
  stream: Readable,
  { open, close, text }: XmlHandlers,
): AsyncGenerator<undefined> {
  const parser = new SaxesParser({ xmlns: false as const });
  parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes));
  if (close) parser.on('closetag', ({ name }) => close(withoutPrefix(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  stream.setEncoding('utf8');
  for await (const piece of stream as AsyncIterable<string>) {
    parser.write(piece);
    yield;
  }
  parser.close();
}
