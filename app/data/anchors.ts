const OF_THE_PAGE = ['content', 'menu', 'footer-menu', 'search', 'what-changed'];

const MAX_LENGTH = 80;

/** Leaves figures out, so that links to a section still work after a value changes. */
export function toAnchor(heading: string): string {
  const plain = heading.replace(/\{[^{}]*\}/g, ' ').replace(/['’]/g, '');
  const words =
    plain
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  let anchor = '';
  for (const word of words) {
    if (anchor && anchor.length + word.length >= MAX_LENGTH) break;
    anchor += anchor ? `-${word}` : [...word].slice(0, MAX_LENGTH).join('');
  }
  return anchor || 'section';
}

export function createAnchors(): (heading: string) => string {
  const taken = new Set(OF_THE_PAGE);
  return (heading) => {
    const base = toAnchor(heading);
    let anchor = base;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
    taken.add(anchor);
    return anchor;
  };
}
