import { defaultsOf, type Place } from './node-defaults.ts';
import type { Node, RichText } from './compact.ts';

/** A rich text in a file that is not one, with the words for whoever wrote it. */
class RichTextProblem extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function expandValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandValue);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === 'richText') return expandRichText(value.richText);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, expandValue(entry)]));
}

function childrenOf(content: unknown, direction: unknown): Node[] {
  const nodes: unknown[] = Array.isArray(content) ? content : [content];
  return nodes.map((node, index) => expandNode(node, { direction, index }));
}

function contentOf(type: string, content: unknown, direction: unknown): Partial<Node> {
  if (content === null) return {};
  if (type !== 'text') return { children: childrenOf(content, direction) };
  if (typeof content !== 'string') throw new RichTextProblem('The words of a text must be a text.');
  return { text: content };
}

function expandNode(node: unknown, place: Place): Node {
  if (typeof node === 'string') return expandNode({ text: node }, place);
  const [first, ...attributes] = isRecord(node) ? Object.entries(node) : [];
  if (!first) throw new RichTextProblem(`Not a part of a rich text: ${JSON.stringify(node)}.`);
  const [type, content] = first;
  return {
    type,
    ...defaultsOf(type, place),
    ...Object.fromEntries(attributes.map(([key, value]) => [key, expandValue(value)])),
    ...contentOf(type, content, place.direction),
  };
}

/** The rich text that `compactRichText` has made this of. Throws a RichTextProblem. */
export function expandRichText(compact: unknown): RichText {
  const { content, ...special } = Array.isArray(compact)
    ? { content: compact }
    : isRecord(compact)
      ? compact
      : {};
  if (!Array.isArray(content)) throw new RichTextProblem('A rich text is a list of paragraphs and the like.');
  const place = { direction: 'ltr', index: 0 };
  const root: Node = { type: 'root', ...defaultsOf('root', place), ...special };
  return { root: { ...root, children: childrenOf(content, root.direction) } };
}
