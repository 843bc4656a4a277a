/** A node of formatted text, as far as it is looked at. Everything may be missing: somebody is writing it. */
export interface TextNode {
  type?: string;
  tag?: string;
  text?: string;
  fields?: { linkType?: string; url?: string | null; doc?: unknown; body?: { root?: TextNode } | null };
  children?: TextNode[];
}

const isNode = (value: unknown): value is TextNode => typeof value === 'object' && value !== null;

/** Every node of a formatted text in reading order, those of highlighted paragraphs among them. */
export function nodesOf(richText: unknown): TextNode[] {
  const root: unknown = isNode(richText) ? Reflect.get(richText, 'root') : undefined;
  const within = (node: TextNode): TextNode[] => [
    node,
    ...(node.children ?? []).flatMap(within),
    ...nodesOf(node.fields?.body),
  ];
  return isNode(root) ? within(root) : [];
}

const BLOCKS = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block', 'linebreak']);

/** The words of a formatted text, without its form. */
export const plainText = (richText: unknown): string =>
  nodesOf(richText)
    .map(({ type, text }) => text ?? (type && BLOCKS.has(type) ? '\n' : ''))
    .join('');

/** The words of one node. */
export const textOf = (node: TextNode): string =>
  [node.text ?? '', ...(node.children ?? []).map(textOf)].join('');

/** How many words of explanatory prose an adult reads in a minute. */
const WORDS_A_MINUTE = 220;

/** How many words a text has. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whole minutes that it takes to read a text, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE));
