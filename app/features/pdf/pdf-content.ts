import type { SiteSettings } from '#app/data/site-settings.server.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import type { PALETTE } from './pdf-styles.ts';

export interface Imprint {
  site: Pick<SiteSettings, 'productName' | 'tagline'>;
  address: string;
  made: string;
}

export interface PdfParagraph {
  name?: string;
  text: string;
  look?: 'strong' | 'lead' | 'soft' | 'note' | 'small' | 'fine' | 'bullet' | 'caution';
}

interface PdfCell {
  text: string;
  notes?: readonly string[];
  tone?: BadgeTone;
  isStrong?: boolean;
}

export interface PdfTable {
  columns?: readonly string[];
  /** In percent. Columns without a width share the rest. The last cell of a row never has a fixed width. */
  widths?: readonly number[];
  /** Aligns all columns except the first to the right, for rows of a name and a figure. */
  isFigures?: boolean;
  rows: readonly (readonly (string | PdfCell)[])[];
}

type Color = keyof typeof PALETTE;

export interface PdfChart {
  width: number;
  height: number;
  /** The rendered height in points. */
  points: number;
  bars: readonly { x: number; y: number; width: number; height: number; color: Color }[];
  lines: readonly { path: string; color: Color; thickness: number }[];
  labels: readonly { x: number; y: number; text: string; color: Color; size: number; isCentered?: boolean }[];
}

export type PdfBlock = string | PdfParagraph | PdfTable | PdfChart;

export interface PdfSection {
  heading?: string;
  isStep?: boolean;
  startsPage?: boolean;
  blocks: readonly PdfBlock[];
}

export interface PdfVerdict {
  tone: BadgeTone;
  label: string;
  mark?: string;
  sentence: string;
  figure: string;
  caption: string;
  more?: string;
  beside: readonly PdfBlock[];
}

export interface PdfContent {
  title: string;
  heading?: string;
  intro?: string;
  verdict?: PdfVerdict;
  sections: readonly (PdfSection | readonly (readonly PdfSection[])[])[];
  imprint: Imprint;
}

export const bullets = (lines: readonly string[]): PdfParagraph[] =>
  lines.map((text) => ({ text, look: 'bullet' }));

export const figureTable = (figures: readonly { label: string; amount: string }[]): PdfTable => ({
  isFigures: true,
  widths: [50],
  rows: figures.map(({ label, amount }) => [label, { text: amount, isStrong: true }]),
});
