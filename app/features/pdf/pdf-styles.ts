import { StyleSheet } from '@react-pdf/renderer';
import type { BadgeTone } from '#app/ui/badge.tsx';

/** A copy of the site's light theme, because a PDF cannot read the stylesheet. A test compares the two. */
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

export const TONES: Record<BadgeTone, { color: string; tint: string }> = {
  low: { color: PALETTE.low, tint: PALETTE.lowTint },
  medium: { color: PALETTE.medium, tint: PALETTE.mediumTint },
  high: { color: PALETTE.high, tint: PALETTE.highTint },
  veryHigh: { color: PALETTE.veryHigh, tint: PALETTE.veryHighTint },
  neutral: { color: PALETTE.ink, tint: PALETTE.hair },
};

/** In points, for a page of 612 by 792 (US Letter). */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 30,
    paddingBottom: 42,
    paddingHorizontal: 42,
    color: PALETTE.ink,
    fontSize: 8.2,
    fontWeight: 400,
  },
  text: { fontSize: 8.2, lineHeight: 1.35, fontFeatureSettings: ['tnum'] },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between', gap: 10 },
  columns: { flexDirection: 'row', gap: 26 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  soft: { color: PALETTE.soft },
  note: { color: PALETTE.soft, fontSize: 7 },
  strong: { fontWeight: 600 },
  link: { color: PALETTE.link, textDecoration: 'none' },
  card: { flexDirection: 'row', borderWidth: 0.75, borderColor: PALETTE.line, borderRadius: 3 },
  title: { fontSize: 15, fontWeight: 700, lineHeight: 1.18, letterSpacing: -0.25 },
  step: { marginTop: 5 },
  stepHeading: { fontSize: 8.4, fontWeight: 700 },
  heading: { fontSize: 10.5, fontWeight: 700, letterSpacing: -0.12, marginBottom: 3 },
  mark: {
    paddingVertical: 2.5,
    paddingHorizontal: 6,
    borderRadius: 2,
    fontSize: 9,
    fontWeight: 700,
    backgroundColor: PALETTE.lot,
  },
  section: { marginTop: 9 },
  paragraph: { marginBottom: 2 },
  tableRow: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderBottomColor: PALETTE.hair,
    paddingVertical: 1.8,
  },
  box: { width: 9, height: 9, marginTop: 1, borderWidth: 1, borderRadius: 1.5, borderColor: PALETTE.ink },
});

export const LOOKS = StyleSheet.create({
  strong: { fontWeight: 600, marginBottom: 3 },
  lead: { fontSize: 11, fontWeight: 700, marginBottom: 4 },
  soft: { color: PALETTE.soft },
  note: { color: PALETTE.soft, fontSize: 7, marginTop: 3 },
  small: { marginTop: 1, fontSize: 6.9 },
  fine: { marginTop: 1, fontSize: 6.2, color: PALETTE.soft },
  caution: {
    marginBottom: 4,
    paddingVertical: 4,
    paddingHorizontal: 8,
    borderLeftWidth: 3,
    borderLeftColor: PALETTE.lot,
    backgroundColor: PALETTE.lotTint,
  },
});
