import type { BadgeTone } from '#app/ui/badge.tsx';

/** The colours of the site's light theme, which a PDF cannot read from the stylesheet. A test compares the two. */
export const PALETTE = {
  ink: '#16202e',
  soft: '#4f5b6b',
  line: '#cfd3d6',
  hair: '#e4e4de',
  lot: '#f4b942',
  lotTint: '#fdf0d3',
  link: '#0b5a8c',
  low: '#2c7549',
  lowTint: '#e4f2e9',
  medium: '#7a5c00',
  mediumTint: '#fdf3d3',
  high: '#a8431a',
  highTint: '#fdeadd',
  veryHigh: '#a61b1b',
  veryHighTint: '#fbe4e2',
  emitted: '#c5d8cb',
} as const;

/** The colours of a risk level: of its words and of the ground they stand on. */
export const TONES: Record<BadgeTone, { colour: string; tint: string }> = {
  low: { colour: PALETTE.low, tint: PALETTE.lowTint },
  medium: { colour: PALETTE.medium, tint: PALETTE.mediumTint },
  high: { colour: PALETTE.high, tint: PALETTE.highTint },
  veryHigh: { colour: PALETTE.veryHigh, tint: PALETTE.veryHighTint },
  neutral: { colour: PALETTE.ink, tint: PALETTE.hair },
};
