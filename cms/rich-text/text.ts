import { FIGURE_CARD } from './boxes.ts';

export interface TextNode {
  type?: string;
  tag?: string;
  text?: string;
  fields?: {
    linkType?: string;
    url?: string | null;
    doc?: unknown;
    body?: { root?: TextNode } | null;
    placeholder?: string;
    kind?: string;
    blockType?: string;
  };
  children?: TextNode[];
}

const isNode = (value: unknown): value is TextNode => typeof value === 'object' && value !== null;

export function findRoot(richText: unknown): TextNode | undefined {
  const root: unknown = isNode(richText) ? Reflect.get(richText, 'root') : undefined;
  return isNode(root) ? root : undefined;
}

export function collectNodes(richText: unknown): TextNode[] {
  const root = findRoot(richText);
  const within = (node: TextNode): TextNode[] => [
    node,
    ...(node.children ?? []).flatMap(within),
    ...collectNodes(node.fields?.body),
  ];
  return root ? within(root) : [];
}

const BLOCKS = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block', 'linebreak']);

export const plainText = (richText: unknown): string =>
  collectNodes(richText)
    .map(
      ({ type, text, fields }) =>
        (type && BLOCKS.has(type) ? '\n' : '') + (text ?? fields?.placeholder ?? ''),
    )
    .join('');

export const nodeText = (node: TextNode): string =>
  [node.text ?? node.fields?.placeholder ?? '', ...(node.children ?? []).map(nodeText)].join('');

const WORDS_PER_MINUTE = 220;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));

const PICTURE_MISSING = /\[Picture missing\b[^\]]*\. Upload it here\.\]/;

export const missingPicture = (description: string): string =>
  `[Picture missing${description ? `: ${description}` : ''}. Upload it here.]`;

/** Returns errors that prevent publishing, whichever field the text is in. */
export function textErrors(richText: unknown): string[] {
  const nodes = collectNodes(richText);
  const hasEmptyBox = nodes.some(({ type, fields }) =>
    type === 'inlineBlock' || fields?.blockType === FIGURE_CARD ? !fields?.placeholder : false,
  );
  return [
    ...(hasEmptyBox ? ['Choose a figure, or remove the empty box from the text.'] : []),
    ...(PICTURE_MISSING.test(nodes.map(({ text }) => text ?? '').join(''))
      ? ['A picture is missing. Upload it, or remove its note from the text.']
      : []),
  ];
}
