import type { Article } from '#cms/payload-types.ts';
import { richTextToHtml } from './rich-text.server.ts';

type RichText = Article['body'];

/** A document's words as a page shows them: rich text is HTML. */
export type Words<Value> = Value extends RichText
  ? string
  : Value extends (infer Item)[]
    ? Words<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Words<Value[Key]> }
      : Value;

const isRichText = (value: object): value is RichText => 'root' in value;

/** "{productName}" in a text stands for the product's name: an editor can rename it in one place. */
function fillIn(text: string, placeholders: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
}

function filled(value: unknown, placeholders: Record<string, string>): unknown {
  if (typeof value === 'string') return fillIn(value, placeholders);
  if (Array.isArray(value)) return value.map((item) => filled(item, placeholders));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, filled(child, placeholders)] as const),
  );
}

function withHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHtml);
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return richTextToHtml(value);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withHtml(child)] as const));
}

/** Turns a document into the words of a page: placeholders are filled in, rich text becomes HTML. */
export const toWords = <Document extends object>(
  document: Document,
  placeholders: Record<string, string>,
): Words<Document> => withHtml(filled(document, placeholders)) as Words<Document>;
