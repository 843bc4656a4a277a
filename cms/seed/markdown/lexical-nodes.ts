import type { Article } from '#cms/payload-types.ts';

/** What a rich text field holds. */
export type RichText = Article['body'];

export type Node = RichText['root']['children'][number];

const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 };

/** Bits of Lexical's text format. */
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

export const lineBreak = (): Node => ({ type: 'linebreak', version: 1 });

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

export const list = (listType: 'bullet' | 'number', items: Node[][]): Node => ({
  ...element,
  type: 'list',
  listType,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  start: 1,
  children: items.map((children, index) => ({ ...element, type: 'listitem', value: index + 1, children })),
});

export const link = (url: string, id: string, children: Node[]): Node => ({
  ...element,
  version: 3,
  type: 'link',
  id,
  fields: { linkType: 'custom', newTab: false, url },
  children,
});

export const calloutBlock = (kind: string, id: string, children: Node[]): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: 'callout', blockName: '', kind, body: editorState([paragraph(children)]) },
});

export const image = (mediaId: number, id: string): Node => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  relationTo: 'media',
  value: mediaId,
  fields: {},
});

/** A whole rich text of these nodes. */
export function editorState(children: Node[]): RichText {
  return { root: { ...element, type: 'root', children } };
}
