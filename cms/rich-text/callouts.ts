export const CALLOUT_KINDS = [
  { value: 'tip', label: 'Tip', emoji: '💡' },
  { value: 'warning', label: 'Warning', emoji: '⚠️' },
  { value: 'done', label: 'Done right', emoji: '✅' },
  { value: 'note', label: 'Note', emoji: '📌' },
  { value: 'date', label: 'Date', emoji: '📅' },
  { value: 'money', label: 'Money', emoji: '💰' },
] as const;

const VARIATION_SELECTOR = '\uFE0F';

const START = new RegExp(
  `^\\s*(${CALLOUT_KINDS.map(({ emoji }) => emoji.replace(VARIATION_SELECTOR, '')).join('|')})${VARIATION_SELECTOR}?\\s*`,
  'u',
);

export function parseCallout(text: string) {
  const [start, found] = START.exec(text) ?? [];
  if (start === undefined || found === undefined) return undefined;
  const kind = CALLOUT_KINDS.find(({ emoji }) => emoji.startsWith(found));
  return kind && { kind: kind.value, words: text.slice(start.length) };
}
