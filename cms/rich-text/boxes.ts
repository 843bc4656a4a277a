export const CALLOUT_KINDS = [
  { value: 'tip', label: 'Tip', emoji: '💡' },
  { value: 'warning', label: 'Warning', emoji: '⚠️' },
  { value: 'done', label: 'Done right', emoji: '✅' },
  { value: 'note', label: 'Note', emoji: '📌' },
  { value: 'date', label: 'Date', emoji: '📅' },
  { value: 'money', label: 'Money', emoji: '💰' },
] as const;

const VARIATION_SELECTOR = '\uFE0F';

const CALLOUT_START = new RegExp(
  `^\\s*(${CALLOUT_KINDS.map(({ emoji }) => emoji.replace(VARIATION_SELECTOR, '')).join('|')})${VARIATION_SELECTOR}?\\s*`,
  'u',
);

export function parseCallout(text: string) {
  const [start, found] = CALLOUT_START.exec(text) ?? [];
  if (start === undefined || found === undefined) return undefined;
  const kind = CALLOUT_KINDS.find(({ emoji }) => emoji.startsWith(found));
  return kind && { kind: kind.value, words: text.slice(start.length) };
}

export const FIGURE_CARD = 'figureCard';

/** Starts a figure card in a Markdown file: "📊 {figure:ll97-penalty-per-ton}". */
export const FIGURE_CARD_EMOJI = '📊';

const FIGURE_CARD_START = new RegExp(
  `^\\s*${FIGURE_CARD_EMOJI}\\s*(\\{(?:figure|deadline):[^{}]*\\})\\s*$`,
  'u',
);

export const parseFigureCard = (text: string): string | undefined => FIGURE_CARD_START.exec(text)?.[1];
