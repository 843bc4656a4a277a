import { isDeepStrictEqual } from 'node:util';
import { defaultsOf, type Place } from './node-defaults.ts';

export interface Node {
  type: string;
  children?: Node[];
  text?: string;
  [attribute: string]: unknown;
}

/** A rich text as Payload stores it. */
export interface RichText {
  root: Node;
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'root' in value && Object.keys(value).length === 1;

/** The database keeps the attributes of a node in an order of its own: in a file it is always the same. */
const inOrder = (entries: (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** Rich texts within the attributes of a node, as in a callout, become compact too. */
function compactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactValue);
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return { richText: compactRoot(value.root) };
  return inOrder(Object.entries(value).map(([key, entry]) => [key, compactValue(entry)]));
}

/** One plain text stands for itself; several nodes are a list. */
function contentOf({ children, text }: Node, direction: unknown): unknown {
  if (!children) return text ?? null;
  const nodes = children.map((child, index) => compactNode(child, { direction, index }));
  return nodes.length === 1 && typeof nodes[0] === 'string' ? nodes[0] : nodes;
}

function compactNode(node: Node, place: Place): unknown {
  const { type, children, text, ...attributes } = node;
  const defaults = defaultsOf(type, place);
  const special = Object.entries(attributes)
    .filter(([key, value]) => !isDeepStrictEqual(value, defaults[key]))
    .map(([key, value]) => [key, compactValue(value)] as const);
  if (type === 'text' && text !== undefined && special.length === 0) return text;
  return { [type]: contentOf(node, place.direction), ...inOrder(special) };
}

function compactRoot(root: Node): unknown {
  const { direction } = root;
  const compact = compactNode({ ...root, type: 'root' }, { direction: 'ltr', index: 0 }) as Record<
    string,
    unknown
  >;
  const nodes = (root.children ?? []).map((child, index) => compactNode(child, { direction, index }));
  const { root: _, ...special } = compact;
  return Object.keys(special).length === 0 ? nodes : { ...special, content: nodes };
}

/**
 * A rich text in the fewest words: what each node has by default is left out. A paragraph becomes
 * `paragraph: Some words.`, bold text `{ text: Some words, format: 1 }`.
 */
export const compactRichText = ({ root }: RichText): unknown => compactRoot(root);
