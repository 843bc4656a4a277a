import { createHash } from 'node:crypto';
import type { PhrasingContent } from 'mdast';
import { isSafeAddress } from '#cms/addresses/address-rules.ts';
import * as lexical from './lexical-nodes.ts';
import { MarkdownProblem } from './problem.ts';

/** A stable identifier, so that importing the same text twice gives the same rich text. */
export const stableId = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

/** Turns words, emphasis and links into Lexical nodes. */
export function inlineNodes(children: PhrasingContent[], format = 0): lexical.Node[] {
  return children.flatMap((child): lexical.Node[] => {
    switch (child.type) {
      case 'text':
        return [lexical.text(child.value.replaceAll('\n', ' '), format)];
      case 'strong':
        return inlineNodes(child.children, format | lexical.BOLD);
      case 'emphasis':
        return inlineNodes(child.children, format | lexical.ITALIC);
      case 'break':
        return [lexical.lineBreak()];
      case 'link': {
        if (!isSafeAddress(child.url)) {
          throw new MarkdownProblem(child, `"${child.url}" is not an address that a link may have.`);
        }
        const id = stableId(child.url, child.position);
        return [lexical.link(child.url, id, inlineNodes(child.children, format))];
      }
      default:
        throw new MarkdownProblem(child, `An article cannot hold this: ${child.type}.`);
    }
  });
}
