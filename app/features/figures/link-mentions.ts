export const MARKED = /^(.+) \((reported|not verified)\)$/;

/** Links for amounts that are not verified. Verified amounts need no link. */
export const markedOnly = (links: readonly Link[] = []): Link[] =>
  links.filter(({ name }) => MARKED.test(name));

interface Link {
  name: string;
  url: string;
}

export interface Piece {
  text: string;
  url?: string;
}

function findMention(name: string, text: string, from: number): number {
  let at = text.indexOf(name, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(name, at + 1);
  return at;
}

/**
 * Links the first mention of each name. If two links share a name, the second link gets the second mention.
 */
export function linkMentions(text: string, links: readonly Link[]): Piece[] {
  const ends = new Map<string, number>();
  const mentions = links
    .flatMap(({ name, url }) => {
      const at = findMention(name, text, ends.get(name) ?? 0);
      if (at < 0) return [];
      ends.set(name, at + name.length);
      return [{ at, end: at + name.length, url }];
    })
    .sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { at, end, url } of mentions) {
    if (at < done) continue;
    if (at > done) pieces.push({ text: text.slice(done, at) });
    pieces.push({ text: text.slice(at, end), url });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
