import { CALLOUT_KINDS } from '#cms/rich-text/boxes.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { findRoot, type TextNode, nodeText } from '#cms/rich-text/text.ts';

type FindName = (placeholder: string) => string | undefined;

const encodeParentheses = (address: string): string =>
  address.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');

export const labeledLink = (label: string, address: string): string =>
  `[${label.replace(/[[\]\n]/g, ' ').trim() || address}](${encodeParentheses(address)})`;

function articlePath(doc: unknown): string | undefined {
  const value: unknown = typeof doc === 'object' && doc !== null ? Reflect.get(doc, 'value') : undefined;
  return typeof value === 'object' && value !== null ? documentPath('articles', value) : undefined;
}

function linkUrl({ fields }: TextNode): string | undefined {
  const target = fields?.linkType === 'internal' ? articlePath(fields.doc) : fields?.url;
  if (target?.startsWith('/')) return `${siteUrl()}${target}`;
  return target && /^(?:https?:\/\/|mailto:)/.test(target) ? target : undefined;
}

function inline(node: TextNode): string {
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'tab') return ' ';
  const label = node.text ?? node.fields?.placeholder ?? (node.children ?? []).map(inline).join('');
  const address = node.type === 'link' || node.type === 'autolink' ? linkUrl(node) : undefined;
  if (!address) return label;
  return label === address ? labeledLink(address, address) : labeledLink(label, address);
}

const inlineText = ({ children = [] }: TextNode): string => children.map(inline).join('').trim();

function listLines(list: TextNode, indent = ''): string[] {
  let number = 0;
  return (list.children ?? []).flatMap((item) => {
    const nested = (item.children ?? []).filter(({ type }) => type === 'list');
    const text = inlineText({ children: (item.children ?? []).filter(({ type }) => type !== 'list') });
    if (text) number += 1;
    const mark = list.tag === 'ol' ? `${number}.` : '-';
    return [
      ...(text ? [`${indent}${mark} ${text}`] : []),
      ...nested.flatMap((inner) => listLines(inner, `${indent}  `)),
    ];
  });
}

function calloutText({ fields }: TextNode): string {
  const { label } = CALLOUT_KINDS.find(({ value }) => value === fields?.kind) ?? { label: 'Note' };
  const text = (fields?.body?.root?.children ?? []).map(inlineText).filter(Boolean).join('\n\n');
  return text && `${label}: ${text}`;
}

function blockText(node: TextNode, nameOf: FindName): string {
  const { placeholder } = node.fields ?? {};
  if (placeholder === undefined) return calloutText(node);
  return [nameOf(placeholder), placeholder].filter(Boolean).join(': ');
}

function paragraph(node: TextNode, nameOf: FindName): string {
  switch (node.type) {
    case 'heading':
      return nodeText(node).trim() && `## ${nodeText(node).trim()}`;
    case 'list':
      return listLines(node).join('\n');
    case 'block':
      return blockText(node, nameOf);
    case 'paragraph':
    case 'quote':
      return inlineText(node);
    default:
      return '';
  }
}

export const toMailText = (body: unknown, nameOf: FindName): string =>
  (findRoot(body)?.children ?? [])
    .map((node) => paragraph(node, nameOf))
    .filter(Boolean)
    .join('\n\n');
