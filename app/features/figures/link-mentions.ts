interface Link {
  name: string;
  url: string;
}

/** A piece of a text, which may link somewhere. */
export interface Piece {
  text: string;
  url?: string;
}

/** Where a name is first mentioned, and not as the end of a longer word; -1 where it is not. */
function mentionOf(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(name, at + 1);
  return at;
}

/** A text in pieces: the first mention of each name links to its address. */
export function linkMentions(text: string, links: readonly Link[]): Piece[] {
  const mentions = links
    .flatMap(({ name, url }) => {
      const at = mentionOf(name, text);
      return at < 0 ? [] : [{ at, end: at + name.length, url }];
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
