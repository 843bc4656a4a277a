import { nodesOf, textOf, type TextNode } from '../rich-text/walk.ts';
import { type Finding, missing, weak } from './finding.ts';

const isHeading = ({ type }: TextNode): boolean => type === 'heading';
const levelOf = ({ tag = '' }: TextNode): number => Number(tag.slice(1)) || 2;
const quoted = (words: string): string => `“${words.trim()}”`;

function headingFindings(headings: TextNode[]): Finding[] {
  const skipped = headings.filter((heading, index) => {
    const above = headings[index - 1];
    return levelOf(heading) > (above ? levelOf(above) : 1) + 1;
  });
  const empty = headings.filter((heading) => textOf(heading).trim() === '');
  return [
    ...(empty.length > 0 ? [weak('A heading in the text is empty.')] : []),
    ...skipped
      .filter((heading) => textOf(heading).trim() !== '')
      .map((heading) =>
        weak(`The heading ${quoted(textOf(heading))} skips a level. Use the larger size first.`),
      ),
  ];
}

function leadsNowhere({ type, fields }: TextNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false;
  return fields?.linkType === 'internal' ? !fields.doc : !fields?.url?.trim();
}

/** What is wrong with a formatted text: headings that leave out a level or have no words, links without an address. */
export function textFindings(richText: unknown): Finding[] {
  const nodes = nodesOf(richText);
  const links = nodes.filter(leadsNowhere);
  return [
    ...headingFindings(nodes.filter(isHeading)),
    ...links.map((link) => missing(`The link ${quoted(textOf(link))} has no address.`)),
  ];
}
