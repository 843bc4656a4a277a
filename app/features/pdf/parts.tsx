import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { PALETTE } from './palette.ts';
import { styles } from './styles.ts';
import { Words } from './words.tsx';

/** A part of the document under its heading. It moves to the next page as a whole. */
export const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View style={styles.section} wrap={false}>
    <Words style={styles.heading}>{heading}</Words>
    {children}
  </View>
);

/** Lines with a small square before each. */
export const Points = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <View key={line} style={[styles.row, { gap: 5, marginBottom: 1.5 }]}>
      <View style={{ width: 2.5, height: 2.5, marginTop: 3.6, backgroundColor: PALETTE.soft }} />
      <Words style={[styles.note, styles.column]}>{line}</Words>
    </View>
  ));

/** A name and its figure on one line, above a thin rule. */
export const Figure = ({ label, amount }: { label: string; amount: string }) => (
  <View
    style={[
      styles.between,
      { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 1.8 },
    ]}
  >
    <Words style={styles.soft}>{label}</Words>
    <Words style={styles.strong}>{amount}</Words>
  </View>
);
