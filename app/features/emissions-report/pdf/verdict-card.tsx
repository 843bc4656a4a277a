import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Badge, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import type { Verdict } from '../report-view.ts';

interface VerdictCardProps extends Verdict {
  /** "Estimate" or "Example". */
  mark?: string;
  /** A further line under the caption. */
  more?: string;
  children: ReactNode;
}

/** A longer figure is set smaller. */
const LONG_FIGURE = 15;

export const VerdictCard = ({
  tone,
  label,
  mark,
  sentence,
  figure,
  caption,
  more,
  children,
}: VerdictCardProps) => (
  <View style={styles.card} wrap={false}>
    <View style={{ width: '43%', padding: 11, borderRightWidth: 0.75, borderRightColor: PALETTE.line }}>
      <View style={[styles.row, { alignItems: 'center', gap: 8 }]}>
        <Badge tone={tone}>{label}</Badge>
        {mark ? <PdfText style={styles.mark}>{mark}</PdfText> : null}
      </View>
      <PdfText
        style={{ marginTop: 8, fontSize: 15, fontWeight: 700, lineHeight: 1.18, letterSpacing: -0.25 }}
      >
        {sentence}
      </PdfText>
      <PdfText
        style={{
          marginTop: 10,
          fontSize: figure.length > LONG_FIGURE ? 15 : 24,
          fontWeight: 700,
          lineHeight: 1.25,
          letterSpacing: -0.5,
        }}
      >
        {figure}
      </PdfText>
      <PdfText style={styles.soft}>{caption}</PdfText>
      {more ? <PdfText style={{ marginTop: 5 }}>{more}</PdfText> : null}
    </View>
    <View style={[styles.column, { padding: 11 }]}>{children}</View>
  </View>
);
