import {
  convertLexicalToHTML,
  defaultHTMLConverters,
  LinkHTMLConverter,
  type HTMLConverters,
} from '@payloadcms/richtext-lexical/html';
import type { Article, CalloutBlock } from '#cms/payload-types.ts';
import { imageView } from './image.server.ts';

type RichText = Article['body'];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The address of a document that a link in a text points at. */
function addressOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '#';
  const { module, slug } = value as Partial<Article>;
  return module && slug ? `/${module}/blog/${slug}` : '#';
}

const links = LinkHTMLConverter({
  internalDocToHref: ({ linkNode }) => addressOf(linkNode.fields.doc?.value),
});

const CALLOUT_WORDS: Record<CalloutBlock['kind'], string> = {
  tip: 'Tip',
  warning: 'Warning',
  done: 'Done right',
  note: 'Note',
  date: 'Date',
  money: 'Money',
};

const converters: HTMLConverters = {
  ...defaultHTMLConverters,
  ...links,
  upload: ({ node }) => {
    const image = imageView(node.value);
    if (!image) return '';
    const { alt, src, srcSet, width, height } = image;
    return `<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcSet)}" sizes="(min-width: 48rem) 44rem, 92vw" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`;
  },
  blocks: {
    callout: ({ node }) => {
      const { kind, body } = node.fields as unknown as CalloutBlock;
      return `<aside class="callout callout-${kind}"><p class="callout-kind">${CALLOUT_WORDS[kind]}</p>${richTextToHtml(body)}</aside>`;
    },
  },
};

/**
 * Rich text as HTML, made on the server so that a reader downloads no editor code. All text is
 * escaped and link addresses are checked by Payload's converters. A draft may have no text yet.
 */
export function richTextToHtml(data?: RichText | null): string {
  if (!data) return '';
  return convertLexicalToHTML({ data, converters, disableContainer: true });
}
