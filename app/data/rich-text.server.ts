import type {
  SerializedHeadingNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
  SerializedTextNode,
} from '@payloadcms/richtext-lexical';
import {
  BlockquoteHTMLConverter,
  convertLexicalToHTML,
  HeadingHTMLConverter,
  HorizontalRuleHTMLConverter,
  LinebreakHTMLConverter,
  LinkHTMLConverter,
  ListHTMLConverter,
  ParagraphHTMLConverter,
  TabHTMLConverter,
  TextHTMLConverter,
  type HTMLConverters,
} from '@payloadcms/richtext-lexical/html';
import { IS_BOLD, IS_ITALIC, type SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { Article, CalloutBlock, FigureInText } from '#cms/payload-types.ts';
import { CALLOUT_KINDS, parseCallout } from '#cms/rich-text/boxes.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { parseLanguage } from '#cms/rich-text/languages.ts';
import { imageView } from './image.server.ts';

type RichText = Article['body'];

export type HeadingConverters = HTMLConverters<SerializedHeadingNode>;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const articleUrl = (article: unknown): string =>
  (typeof article === 'object' && article !== null && documentPath('articles', article)) || '#';

const links = LinkHTMLConverter({
  internalDocToHref: ({ linkNode }) => articleUrl(linkNode.fields.doc?.value),
});

function calloutHtml(kind: string | undefined, html: string): string {
  const { value, label } = CALLOUT_KINDS.find((known) => known.value === kind) ?? {
    value: 'note',
    label: 'Note',
  };
  return `<aside class="callout callout-${value}"><p class="callout-kind">${label}</p>${html}</aside>`;
}

function figureHtml({ placeholder, format }: Partial<FigureInText>): string {
  const text = escapeHtml(placeholder ?? '');
  const strong = (format ?? 0) & IS_BOLD ? `<strong>${text}</strong>` : text;
  return (format ?? 0) & IS_ITALIC ? `<em>${strong}</em>` : strong;
}

/** An allowlist, so that no other node reaches a page. */
const calloutConverters: HTMLConverters = {
  ...ParagraphHTMLConverter,
  ...TextHTMLConverter,
  ...LinebreakHTMLConverter,
  ...TabHTMLConverter,
  ...links,
  inlineBlocks: { figure: ({ node }) => figureHtml(node.fields as Partial<FigureInText>) },
  unknown: () => '',
};

const isText = (node: SerializedLexicalNode | undefined): node is SerializedTextNode => node?.type === 'text';

const spanAttributes = ({ colSpan, rowSpan }: SerializedTableCellNode): string =>
  [
    ['colspan', colSpan],
    ['rowspan', rowSpan],
  ]
    .map(([name, span]) => (Number(span) > 1 ? ` ${name}="${Number(span)}"` : ''))
    .join('');

const tables: HTMLConverters<SerializedTableNode | SerializedTableRowNode | SerializedTableCellNode> = {
  table: ({ node, nodesToHTML }) =>
    `<div class="table" role="region" aria-label="Table" tabindex="0"><table>${nodesToHTML({ nodes: node.children }).join('')}</table></div>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const tag = node.headerState > 0 ? 'th' : 'td';
    return `<${tag}${spanAttributes(node)}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
};

/** Sets `lang` on a list item that starts with a language name in bold. */
function inItsLanguage(html: string, [first]: SerializedLexicalNode[]): string {
  const language = isText(first) && first.format === IS_BOLD ? parseLanguage(first.text) : undefined;
  if (!language) return html;
  const { lang, dir } = language;
  return html.replace(/>/, `><div lang="${lang}" dir="${dir}">`).replace(/<\/li>$/, '</div></li>');
}

/** HTML allows `value` only in numbered lists. */
const lists: typeof ListHTMLConverter = {
  ...ListHTMLConverter,
  listitem: (args) => {
    const { listitem } = ListHTMLConverter;
    const html = typeof listitem === 'function' ? inItsLanguage(listitem(args), args.node.children) : '';
    const isNumbered = 'listType' in args.parent && args.parent.listType === 'number';
    return isNumbered ? html : html.replace(/\svalue="\d+"/, '');
  },
};

const convertersWith = (headings: HeadingConverters): HTMLConverters => ({
  ...calloutConverters,
  ...headings,
  ...lists,
  ...BlockquoteHTMLConverter,
  ...HorizontalRuleHTMLConverter,
  ...tables,
  paragraph: ({ node, parent, nodesToHTML }) => {
    const paragraphHtml = (children: SerializedLexicalNode[]) => {
      const paragraph = { ...node, children };
      return nodesToHTML({ nodes: [paragraph], converters: calloutConverters, parent }).join('');
    };
    const [first, ...rest] = node.children;
    const callout = parent.type === 'root' && isText(first) ? parseCallout(first.text) : undefined;
    if (!isText(first) || !callout) return paragraphHtml(node.children);
    const start = callout.words ? [{ ...first, text: callout.words }] : [];
    return calloutHtml(callout.kind, paragraphHtml([...start, ...rest]));
  },
  upload: ({ node }) => {
    const image = imageView(node.value);
    if (!image) return '';
    const { alt, src, srcSet, width, height } = image;
    return `<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcSet)}" sizes="(min-width: 48rem) 44rem, 92vw" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`;
  },
  blocks: {
    callout: ({ node }) => {
      const { kind, body } = node.fields as Partial<CalloutBlock>;
      return calloutHtml(kind, htmlWith(calloutConverters, body));
    },
  },
});

function htmlWith(by: HTMLConverters, data: RichText | null | undefined): string {
  if (!data) return '';
  const html = convertLexicalToHTML({ data, converters: by, disableContainer: true });
  // A figure within bold or italic text is a separate node, so merge it with the text around it.
  return html.replaceAll('</strong><strong>', '').replaceAll('</em><em>', '');
}

/** Payload's converters escape all text and check link URLs. */
export const richTextToHtml = (
  data?: RichText | null,
  headings: HeadingConverters = HeadingHTMLConverter,
): string => htmlWith(convertersWith(headings), data);
