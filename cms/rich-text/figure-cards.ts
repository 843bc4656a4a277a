/** The type of the block that shows a figure or deadline as a card. */
export const FIGURE_CARD = 'figureCard';

/** Starts a figure card in a Markdown file, as another emoji starts a callout: "📊 {figure:ll97-penalty-per-ton}". */
export const FIGURE_CARD_EMOJI = '📊';

const START = new RegExp(`^\\s*${FIGURE_CARD_EMOJI}\\s*(\\{(?:figure|deadline):[^{}]*\\})\\s*$`, 'u');

/** The placeholder of a paragraph that is a figure card; undefined for any other paragraph. */
export const figureCardOf = (text: string): string | undefined => START.exec(text)?.[1];
