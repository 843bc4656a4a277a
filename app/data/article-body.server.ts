import type { Article, FigureCardBlock } from '#cms/payload-types.ts';
import { FIGURE_CARD } from '#cms/rich-text/boxes.ts';
import { nodeText } from '#cms/rich-text/text.ts';
import { createAnchors } from './anchors.ts';
import { escapeHtml, type HeadingConverters, richTextToHtml } from './rich-text.server.ts';

type Body = Article['body'];

type Node = Body['root']['children'][number];

export interface ArticleHeading {
  level: 2 | 3;
  anchor: string;
  text: string;
}

type Part = { html: string } | { placeholder: string };

export interface ArticleBody {
  headings: ArticleHeading[];
  parts: Part[];
}

function cardPlaceholder(node: Node): string | undefined {
  const fields = node.type === 'block' ? (node.fields as Partial<FigureCardBlock> | undefined) : undefined;
  return fields?.blockType === FIGURE_CARD ? (fields.placeholder ?? '') : undefined;
}

/** Puts the anchor link beside the heading, because the heading itself may contain links. */
function headingHtml({ level, anchor, text }: ArticleHeading, html: string): string {
  const name = escapeHtml(`Link to “${text}”`);
  return (
    `<div class="heading"><h${level} id="${anchor}">${html}</h${level}>` +
    `<a class="heading-link" href="#${anchor}" aria-label="${name}">#</a></div>`
  );
}

function withAnchors(headings: ArticleHeading[]): HeadingConverters {
  const nextAnchor = createAnchors();
  return {
    heading: ({ node, nodesToHTML }) => {
      const level = node.tag === 'h3' ? 3 : 2;
      const html = nodesToHTML({ nodes: node.children }).join('');
      const text = nodeText(node).trim();
      if (text === '') return `<h${level}>${html}</h${level}>`;
      const heading: ArticleHeading = { level, anchor: nextAnchor(text), text };
      headings.push(heading);
      return headingHtml(heading, html);
    },
  };
}

export function articleBody(body: Body | null | undefined): ArticleBody {
  const headings: ArticleHeading[] = [];
  const converters = withAnchors(headings);
  const parts: Part[] = [];
  let stretch: Node[] = [];
  const endStretch = (): void => {
    if (!body || stretch.length === 0) return;
    const html = richTextToHtml({ root: { ...body.root, children: stretch } }, converters);
    if (html) parts.push({ html });
    stretch = [];
  };
  for (const node of body?.root.children ?? []) {
    const placeholder = cardPlaceholder(node);
    if (placeholder === undefined) stretch.push(node);
    else {
      endStretch();
      parts.push({ placeholder });
    }
  }
  endStretch();
  return { headings, parts };
}
