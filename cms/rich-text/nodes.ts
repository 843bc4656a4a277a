import type { Article } from '#cms/payload-types.ts';
import { FIGURE_CARD } from './boxes.ts';

/** `doc.value` is an ID in the database, but a key in content files. */
export type LinkTarget =
  | { linkType: 'custom'; newTab: boolean; url: string }
  | { linkType: 'internal'; newTab: boolean; doc: { relationTo: string; value: string } };

export type RichText = Article['body'];

export type Node = RichText['root']['children'][number];

const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 };

export const BOLD = 1;
export const ITALIC = 2;

export const text = (value: string, format: number): Node => ({
  type: 'text',
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

export const figure = (placeholder: string, id: string, format: number): Node => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id, blockType: 'figure', blockName: '', placeholder, format },
});

export const figureCard = (placeholder: string, id: string): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: FIGURE_CARD, blockName: '', placeholder },
});

export const lineBreak = (): Node => ({ type: 'linebreak', version: 1 });

export const horizontalRule = (): Node => ({ type: 'horizontalrule', version: 1 });

export const paragraph = (children: Node[]): Node => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
});

export const heading = (tag: 'h2' | 'h3', children: Node[]): Node => ({
  ...element,
  type: 'heading',
  tag,
  children,
});

export const quote = (children: Node[]): Node => ({ ...element, type: 'quote', children });

export const list = (listType: 'bullet' | 'number', items: Node[][], start = 1): Node => ({
  ...element,
  type: 'list',
  listType,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  start,
  children: items.map((children, index) => ({
    ...element,
    type: 'listitem',
    value: start + index,
    children,
  })),
});

export const link = (to: string | LinkTarget, id: string, children: Node[]): Node => ({
  ...element,
  version: 3,
  type: 'link',
  id,
  fields: typeof to === 'string' ? { linkType: 'custom', newTab: false, url: to } : to,
  children,
});

export const callout = (kind: string, id: string, children: Node[]): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: 'callout', blockName: '', kind, body: editorState([paragraph(children)]) },
});

export const picture = (value: number | string, id: string): Node => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  relationTo: 'media',
  value,
  fields: {},
});

export const editorState = (children: Node[]): RichText => ({ root: { ...element, type: 'root', children } });
