import type { List, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { CALLOUT_KINDS } from '#cms/fields/callout-kinds.ts';
import { inlineNodes, stableId } from './inline.ts';
import * as lexical from './lexical-nodes.ts';
import { MarkdownProblem } from './problem.ts';

/** Finds the stored image for a path in the text, relative to the file. */
export type FindImage = (path: string, alt: string) => Promise<number>;

const VARIATION_SELECTOR = /\uFE0F/g;

const withoutSelector = (value: string): string => value.replace(VARIATION_SELECTOR, '');

/** The kind of callout that a paragraph is, by the emoji that it starts with. */
function calloutKind(node: Paragraph): { kind: string; emoji: string } | undefined {
  const [first] = node.children;
  if (first?.type !== 'text') return undefined;
  const found = CALLOUT_KINDS.find(({ emoji }) =>
    withoutSelector(first.value).startsWith(withoutSelector(emoji)),
  );
  return found && { kind: found.value, emoji: withoutSelector(found.emoji) };
}

function paragraphNode(node: Paragraph): lexical.Node {
  const callout = calloutKind(node);
  if (!callout) return lexical.paragraph(inlineNodes(node.children));
  const [first, ...rest] = node.children;
  if (first?.type !== 'text') throw new MarkdownProblem(node, 'A callout starts with its emoji.');
  const words = withoutSelector(first.value).slice(callout.emoji.length).trimStart();
  const children = inlineNodes([{ ...first, value: words }, ...rest]);
  return lexical.calloutBlock(callout.kind, stableId(callout.kind, words, node.position), children);
}

function listNode(node: List): lexical.Node {
  const items = node.children.map((item) =>
    item.children.flatMap((child) => {
      if (child.type === 'paragraph') return inlineNodes(child.children);
      throw new MarkdownProblem(
        child,
        'A list item holds one paragraph; lists within lists are not supported.',
      );
    }),
  );
  return lexical.list(node.ordered ? 'number' : 'bullet', items);
}

async function blockNode(node: RootContent, findImage: FindImage): Promise<lexical.Node> {
  switch (node.type) {
    case 'heading':
      if (node.depth > 2) throw new MarkdownProblem(node, 'Only "# " and "## " headings are supported.');
      return lexical.heading(node.depth === 1 ? 'h2' : 'h3', inlineNodes(node.children));
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (only?.type === 'image' && others.length === 0) {
        const mediaId = await findImage(only.url, only.alt ?? '').catch((error: unknown) => {
          throw new MarkdownProblem(node, error instanceof Error ? error.message : String(error));
        });
        return lexical.image(mediaId, stableId(only.url, node.position));
      }
      return paragraphNode(node);
    }
    case 'list':
      return listNode(node);
    case 'blockquote':
      return lexical.quote(
        node.children.flatMap((child) => (child.type === 'paragraph' ? inlineNodes(child.children) : [])),
      );
    default:
      throw new MarkdownProblem(node, `An article cannot hold this: ${node.type}.`);
  }
}

const noImages: FindImage = () => Promise.reject(new Error('Images cannot be used here.'));

/**
 * Turns the article format (specification section 9) into rich text: "# " is a heading, "## " a
 * subheading, "- " a list; a paragraph that starts with one of the callout emoji is highlighted.
 * Throws `MarkdownProblem` with the line of what it cannot keep.
 */
export async function markdownToLexical(
  markdown: string,
  findImage: FindImage = noImages,
): Promise<lexical.RichText> {
  const { children } = fromMarkdown(markdown);
  const nodes: lexical.Node[] = [];
  for (const child of children) nodes.push(await blockNode(child, findImage));
  return lexical.editorState(nodes);
}
