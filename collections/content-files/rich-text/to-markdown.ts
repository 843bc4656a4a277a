import { isDeepStrictEqual } from 'node:util';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { z } from 'zod';
import { CALLOUT_KINDS, FIGURE_CARD, FIGURE_CARD_EMOJI } from '#cms/rich-text/boxes.ts';
import { isObject } from '#cms/objects.ts';
import { MarkdownError, markdownToLexical, toMarkdownLink } from './from-markdown.ts';
import { BOLD, ITALIC, type RichText } from '#cms/rich-text/nodes.ts';

class NotMarkdown extends Error {}

const children = z.array(z.looseObject({ type: z.string() }));
type Node = z.infer<typeof children>[number];

const doc = z.object({ relationTo: z.string(), value: z.string() });
const newTab = z.boolean().default(false);
const linkSchema = z.object({
  children,
  fields: z.union([
    z.object({ linkType: z.literal('internal'), newTab, doc }),
    z.object({ linkType: z.literal('custom'), newTab, url: z.string() }),
  ]),
});
const figureSchema = z.object({
  fields: z.object({ placeholder: z.string(), format: z.number().default(0) }),
});
const textSchema = z.object({ text: z.string(), format: z.number() });
const listSchema = z.object({ listType: z.enum(['bullet', 'number']), start: z.number(), children });
const calloutSchema = z.object({
  fields: z.object({
    kind: z.string(),
    body: z.object({
      root: z.object({ children: z.tuple([z.object({ type: z.literal('paragraph'), children })]) }),
    }),
  }),
});
const cardSchema = z.object({
  fields: z.object({ blockType: z.literal(FIGURE_CARD), placeholder: z.string() }),
});
const parents = z.object({ children });

function read<Schema extends z.ZodType>(schema: Schema, node: Node): z.infer<Schema> {
  const { success, data } = schema.safeParse(node);
  if (!success) throw new NotMarkdown();
  return data;
}

const MARKS = [
  { type: 'strong', bit: BOLD },
  { type: 'emphasis', bit: ITALIC },
] as const;

function readFormat(node: Node): number {
  if (node.type === 'text') return read(textSchema, node).format;
  if (node.type === 'inlineBlock') return read(figureSchema, node).fields.format;
  if (!('children' in node)) return 0;
  return read(parents, node)
    .children.map(readFormat)
    .reduce((all, format) => all & format, BOLD | ITALIC);
}

function inlineNode(node: Node, format: number): PhrasingContent {
  switch (node.type) {
    case 'text':
      return { type: 'text', value: read(textSchema, node).text };
    case 'inlineBlock':
      return { type: 'text', value: read(figureSchema, node).fields.placeholder };
    case 'linebreak':
      return { type: 'break' };
    case 'link':
    case 'autolink': {
      const link = read(linkSchema, node);
      return { type: 'link', ...toMarkdownLink(link.fields), children: inline(link.children, format) };
    }
    default:
      throw new NotMarkdown();
  }
}

function inline(nodes: Node[], format = 0): PhrasingContent[] {
  const [first, ...rest] = nodes;
  if (!first) return [];
  const mark = MARKS.find(({ bit }) => readFormat(first) & bit & ~format);
  if (!mark) return [inlineNode(first, format), ...inline(rest, format)];
  const end = nodes.findIndex((node) => !(readFormat(node) & mark.bit));
  const marked = end === -1 ? nodes : nodes.slice(0, end);
  return [
    { type: mark.type, children: inline(marked, format | mark.bit) },
    ...inline(nodes.slice(marked.length), format),
  ];
}

const paragraph = (content: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children: content });

function block(node: Node): RootContent {
  switch (node.type) {
    case 'paragraph':
      return paragraph(inline(read(parents, node).children));
    case 'heading':
      return {
        type: 'heading',
        depth: node.tag === 'h2' ? 1 : 2,
        children: inline(read(parents, node).children),
      };
    case 'quote':
      return { type: 'blockquote', children: [paragraph(inline(read(parents, node).children))] };
    case 'list': {
      const { listType, start, children: items } = read(listSchema, node);
      return {
        type: 'list',
        ordered: listType === 'number',
        start,
        spread: false,
        children: items.map((item) => ({
          type: 'listItem',
          spread: false,
          children: [paragraph(inline(read(parents, item).children))],
        })),
      };
    }
    case 'horizontalrule':
      return { type: 'thematicBreak' };
    case 'upload':
      return paragraph([{ type: 'image', url: read(doc, node).value }]);
    case 'block': {
      const card = cardSchema.safeParse(node).data?.fields;
      if (card) return paragraph([{ type: 'text', value: `${FIGURE_CARD_EMOJI} ${card.placeholder}` }]);
      const { kind, body } = read(calloutSchema, node).fields;
      const emoji = CALLOUT_KINDS.find(({ value }) => value === kind)?.emoji ?? '';
      return paragraph([{ type: 'text', value: `${emoji} ` }, ...inline(body.root.children[0].children)]);
    }
    default:
      throw new NotMarkdown();
  }
}

const UNSAID = new Set(['id', 'version', 'direction', 'textFormat', 'textStyle', 'mode']);

function isUnsaid(key: string, { type, linkType }: Record<string, unknown>): boolean {
  if (key === 'value') return type === 'listitem';
  if (key === 'tag') return type === 'list';
  if (key === 'url') return linkType === 'internal';
  return UNSAID.has(key);
}

const isBlank = (value: unknown): boolean => !value || (isObject(value) && Object.keys(value).length === 0);

function joinTexts(nodes: unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isObject(node) && node.type === 'text' && !node.text) continue;
    if (isObject(last) && isObject(node) && last.type === 'text' && node.type === 'text') {
      const text = `${String(last.text)}${String(node.text)}`;
      if (isDeepStrictEqual({ ...last, text }, { ...node, text })) {
        joined[joined.length - 1] = { ...node, text };
        continue;
      }
    }
    joined.push(node);
  }
  return joined;
}

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return joinTexts(value.map(essence));
  if (!isObject(value)) return value;
  const said = Object.entries(value)
    .filter(([key]) => !isUnsaid(key, value))
    .map(([key, entry]) => [key, entry === 'autolink' ? 'link' : essence(entry)] as const)
    .filter(([, entry]) => !isBlank(entry));
  return Object.fromEntries(said);
}

/**
 * Expects keys instead of IDs in pictures and links. Returns undefined if Markdown would lose something, such as
 * an empty paragraph or the second paragraph of a callout.
 */
export function lexicalToMarkdown({ root }: Pick<RichText, 'root'>): string | undefined {
  try {
    const markdown = toMarkdown(
      { type: 'root', children: root.children.map(block) },
      { bullet: '-', listItemIndent: 'one', resourceLink: true, rule: '-' },
    ).trimEnd();
    const isWhole = isDeepStrictEqual(essence(markdownToLexical(markdown).root), essence(root));
    return isWhole && markdown !== '' ? markdown : undefined;
  } catch (error) {
    if (error instanceof NotMarkdown || error instanceof MarkdownError) return undefined;
    throw error;
  }
}
