import { StyleSheet } from '@react-pdf/renderer';
import { PALETTE } from './palette.ts';

/** What the parts of a PDF share: measures in points, on a page of 612 by 792. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 30,
    paddingBottom: 42,
    paddingHorizontal: 42,
    color: PALETTE.ink,
    fontSize: 8.2,
    fontWeight: 400,
  },
  words: { fontSize: 8.2, lineHeight: 1.35, fontFeatureSettings: ['tnum'] },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between', gap: 10 },
  columns: { flexDirection: 'row', gap: 26 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  soft: { color: PALETTE.soft },
  note: { color: PALETTE.soft, fontSize: 7 },
  strong: { fontWeight: 600 },
  link: { color: PALETTE.link, textDecoration: 'none' },
  card: { flexDirection: 'row', borderWidth: 0.75, borderColor: PALETTE.line, borderRadius: 3 },
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
});
