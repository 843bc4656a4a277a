import { createHash } from 'node:crypto';
import type { List, Node as MarkdownNode, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseCallout, parseFigureCard } from '#cms/rich-text/boxes.ts';
import { CONTENT_KINDS } from '#cms/content-kinds.ts';
import * as lexical from '#cms/rich-text/nodes.ts';
import { isSafeUrl } from '#cms/urls/url-rules.ts';

export class MarkdownError extends Error {
  readonly line: number;

  constructor(node: Pick<MarkdownNode, 'position'>, message: string) {
    super(message);
    this.line = node.position?.start.line ?? 1;
  }
}

const NEW_TAB = 'new tab';

interface MarkdownLink {
  url: string;
  title?: string | null;
}

/** Parses a document link, such as "articles:ll97/who-is-covered", or a URL. Returns undefined for an unsafe URL. */
function parseLinkTarget({ url, title }: MarkdownLink): lexical.LinkTarget | undefined {
  const newTab = title === NEW_TAB;
  const [relationTo = '', ...rest] = url.split(':');
  if (CONTENT_KINDS.some(({ collection }) => collection === relationTo)) {
    return { linkType: 'internal', newTab, doc: { relationTo, value: rest.join(':') } };
  }
  return isSafeUrl(url) ? { linkType: 'custom', newTab, url } : undefined;
}

export const toMarkdownLink = (target: lexical.LinkTarget): MarkdownLink => ({
  url: target.linkType === 'internal' ? `${target.doc.relationTo}:${target.doc.value}` : target.url,
  title: target.newTab ? NEW_TAB : null,
});

function isTable(text: string): boolean {
  const [cells = '', rule = ''] = text.split('\n');
  return cells.includes('|') && rule.includes('-') && /^[\s|:-]+$/.test(rule);
}

class Converter {
  private identified = 0;

  /** Deterministic, so that the same Markdown always becomes the same rich text. */
  private nextId(): string {
    this.identified += 1;
    return createHash('sha256').update(String(this.identified)).digest('hex').slice(0, 24);
  }

  private text(value: string, format: number): lexical.Node[] {
    return value
      .split(/(\{(?:figure|deadline):[^{}]*\})/)
      .map((part, index) =>
        index % 2 === 1 ? lexical.figure(part, this.nextId(), format) : lexical.text(part, format),
      )
      .filter((node) => node.text !== '');
  }

  inline(children: PhrasingContent[], format = 0): lexical.Node[] {
    return children.flatMap((child): lexical.Node[] => {
      switch (child.type) {
        case 'text':
          return this.text(child.value.replaceAll('\n', ' '), format);
        case 'strong':
          return this.inline(child.children, format | lexical.BOLD);
        case 'emphasis':
          return this.inline(child.children, format | lexical.ITALIC);
        case 'break':
          return [lexical.lineBreak()];
        case 'link': {
          const target = parseLinkTarget(child);
          if (!target)
            throw new MarkdownError(child, `"${child.url}" is not an address that a link may have.`);
          return [lexical.link(target, this.nextId(), this.inline(child.children, format))];
        }
        default:
          throw new MarkdownError(child, `An article cannot hold this: ${child.type}.`);
      }
    });
  }

  private paragraph(node: Paragraph): lexical.Node {
    const { children } = node;
    const [first, ...rest] = children;
    if (first?.type === 'text' && isTable(first.value)) {
      throw new MarkdownError(
        node,
        'Tables are not supported in files. Write a list, or add the table in the panel.',
      );
    }
    if (first?.type === 'image' && rest.length === 0) return lexical.picture(first.url, this.nextId());
    const card = first?.type === 'text' && rest.length === 0 ? parseFigureCard(first.value) : undefined;
    if (card) return lexical.figureCard(card, this.nextId());
    const callout = first?.type === 'text' ? parseCallout(first.value) : undefined;
    if (first?.type !== 'text' || !callout) return lexical.paragraph(this.inline(children));
    const id = this.nextId();
    return lexical.callout(callout.kind, id, this.inline([{ ...first, value: callout.words }, ...rest]));
  }

  private list({ children, ordered, start }: List): lexical.Node {
    const items = children.map((item) =>
      item.children.flatMap((child) => {
        if (child.type === 'paragraph') return this.inline(child.children);
        throw new MarkdownError(
          child,
          'A list item holds one paragraph; lists within lists are not supported.',
        );
      }),
    );
    return lexical.list(ordered ? 'number' : 'bullet', items, start ?? 1);
  }

  block(node: RootContent): lexical.Node {
    switch (node.type) {
      case 'heading':
        if (node.depth > 2) throw new MarkdownError(node, 'Only "# " and "## " headings are supported.');
        return lexical.heading(node.depth === 1 ? 'h2' : 'h3', this.inline(node.children));
      case 'paragraph':
        return this.paragraph(node);
      case 'list':
        return this.list(node);
      case 'blockquote':
        return lexical.quote(
          node.children.flatMap((child) => (child.type === 'paragraph' ? this.inline(child.children) : [])),
        );
      case 'thematicBreak':
        return lexical.horizontalRule();
      default:
        throw new MarkdownError(node, `An article cannot hold this: ${node.type}.`);
    }
  }
}

/**
 * "# " is a heading, "## " a subheading, "- " a list. A paragraph that starts with a callout emoji is
 * a callout, and a 📊 with a figure is a figure card. Pictures and document links contain file keys, not IDs.
 * Throws `MarkdownError` for Markdown that rich text cannot represent.
 */
export function markdownToLexical(markdown: string): lexical.RichText {
  const converter = new Converter();
  return lexical.editorState(fromMarkdown(markdown).children.map((node) => converter.block(node)));
}
