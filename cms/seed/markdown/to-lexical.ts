import type { List, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { calloutOf } from '#cms/rich-text/callouts.ts';
import { inlineNodes, stableId } from './inline.ts';
import * as lexical from './lexical-nodes.ts';
import { MarkdownProblem } from './problem.ts';

/** Finds the stored image for a path in the text, relative to the file. */
export type FindImage = (path: string, alt: string) => Promise<number>;

function paragraphNode({ children, position }: Paragraph): lexical.Node {
  const [first, ...rest] = children;
  const callout = first?.type === 'text' ? calloutOf(first.value) : undefined;
  if (first?.type !== 'text' || !callout) return lexical.paragraph(inlineNodes(children));
  const { kind, words } = callout;
  return lexical.calloutBlock(
    kind,
    stableId(kind, words, position),
    inlineNodes([{ ...first, value: words }, ...rest]),
  );
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
