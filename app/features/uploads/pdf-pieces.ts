/** A piece of a PDF: the objects written in plain, or the content of a stream with its dictionary. */
export type PdfPiece =
  { kind: 'objects'; text: string } | { kind: 'stream'; dictionary: string; content: string };

const STREAM_START = />>\s*stream\r?\n/;
const STREAM_END = 'endstream';
const OBJECT_STREAM = /\/Type\s*\/ObjStm/;

/** Dictionaries are short. What is kept of plain text, so that none is cut in two. */
const KEPT = 4096;
/** Plain text is handed on in pieces of about this length. */
const LONG = 65_536;

/** A name may be written with its letters as hexadecimal numbers: /J#61vaScript. Source: ISO 32000-1, 7.3.5. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The dictionary that stands directly before a stream. */
const dictionaryOf = (text: string): string => withPlainNames(text.slice(text.lastIndexOf(' obj')));

/**
 * Takes a PDF apart as it is read, one character for each byte. Only object streams are collected: other
 * streams are pictures, fonts and pages, and are passed over. Whoever reads limits how much they collect.
 */
export async function* pdfPieces(chunks: AsyncIterable<string>): AsyncGenerator<PdfPiece> {
  let rest = '';
  let dictionary: string | undefined;
  for await (const chunk of chunks) {
    rest += chunk;
    for (;;) {
      if (dictionary === undefined) {
        const start = STREAM_START.exec(rest);
        if (!start) break;
        const text = rest.slice(0, start.index + 2);
        yield { kind: 'objects', text };
        dictionary = dictionaryOf(text);
        rest = rest.slice(start.index + start[0].length);
      }
      const end = rest.indexOf(STREAM_END);
      const known = end < 0 ? Math.max(rest.length - STREAM_END.length, 0) : end;
      if (OBJECT_STREAM.test(dictionary)) yield { kind: 'stream', dictionary, content: rest.slice(0, known) };
      rest = rest.slice(end < 0 ? known : end + STREAM_END.length);
      if (end < 0) break;
      dictionary = undefined;
    }
    if (dictionary === undefined && rest.length > LONG) {
      yield { kind: 'objects', text: rest };
      rest = rest.slice(-KEPT);
    }
  }
  if (dictionary === undefined) yield { kind: 'objects', text: rest };
}
