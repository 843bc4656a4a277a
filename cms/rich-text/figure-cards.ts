export const FIGURE_CARD = 'figureCard';

/** Starts a figure card in a Markdown file: "📊 {figure:ll97-penalty-per-ton}". */
export const FIGURE_CARD_EMOJI = '📊';

const START = new RegExp(`^\\s*${FIGURE_CARD_EMOJI}\\s*(\\{(?:figure|deadline):[^{}]*\\})\\s*$`, 'u');

export const parseFigureCard = (text: string): string | undefined => START.exec(text)?.[1];
