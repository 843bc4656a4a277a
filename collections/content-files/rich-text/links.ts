import { isSafeUrl } from '#cms/urls/url-rules.ts';
import type { LinkTarget } from '#cms/rich-text/nodes.ts';
import { CONTENT_KINDS } from '#cms/content-kinds.ts';

const NEW_TAB = 'new tab';

interface MarkdownLink {
  url: string;
  title?: string | null;
}

/** "articles:ll97/who-is-covered" links to a document. Undefined for unsafe URLs. */
export function targetOf({ url, title }: MarkdownLink): LinkTarget | undefined {
  const newTab = title === NEW_TAB;
  const [relationTo = '', ...rest] = url.split(':');
  if (CONTENT_KINDS.some(({ collection }) => collection === relationTo)) {
    return { linkType: 'internal', newTab, doc: { relationTo, value: rest.join(':') } };
  }
  return isSafeUrl(url) ? { linkType: 'custom', newTab, url } : undefined;
}

export const markdownLinkTo = (target: LinkTarget): MarkdownLink => ({
  url: target.linkType === 'internal' ? `${target.doc.relationTo}:${target.doc.value}` : target.url,
  title: target.newTab ? NEW_TAB : null,
});
