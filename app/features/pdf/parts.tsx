import { Text, View, Path, Svg } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { styles, TONES, PALETTE } from './styles.ts';

interface TextProps {
  style?: ComponentProps<typeof View>['style'];
  children: ReactNode;
}

/**
 * Text of a document. Each has its own size and line height: the renderer multiplies an inherited line height by the
 * font size again, and one without a size by 18 points.
 */
export const PdfText = ({ style = {}, children }: TextProps) => (
  <Text style={[styles.text, style].flat()}>{children}</Text>
);

const TICK = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M8 12l3 3l5-6';
const CIRCLE = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 7v6M12 16.5v.5';
const INFORMATION = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 11v6M12 7v.5';
const TRIANGLE = 'M12 3L22 20H2zM12 9.5v5M12 16.8v.5';

const ICONS: Record<BadgeTone, string> = {
  low: TICK,
  medium: CIRCLE,
  high: CIRCLE,
  veryHigh: TRIANGLE,
  neutral: INFORMATION,
};

/** A risk level, or a neutral fact: its color never stands without a word and an icon. */
export const Badge = ({
  tone,
  children,
  isSmall,
}: {
  tone: BadgeTone;
  children: string;
  isSmall?: boolean;
}) => {
  const { color, tint } = TONES[tone];
  const size = isSmall ? 7.4 : 9;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignSelf: 'flex-start',
        alignItems: 'center',
        gap: 3.5,
        paddingVertical: isSmall ? 0.8 : 2.5,
        paddingHorizontal: isSmall ? 4 : 6,
        borderRadius: 2,
        backgroundColor: tint,
      }}
    >
      <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
        <Path d={ICONS[tone]} fill="none" stroke={color} strokeWidth={2.4} />
      </Svg>
      <PdfText style={{ color, fontSize: size, fontWeight: 700 }}>{children}</PdfText>
    </View>
  );
};

/** A section that is not broken across pages. */
export const PdfSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View style={styles.section} wrap={false}>
    <PdfText style={styles.heading}>{heading}</PdfText>
    {children}
  </View>
);

export const BulletList = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <View key={line} style={[styles.row, { gap: 5, marginBottom: 1.5 }]}>
      <View style={{ width: 2.5, height: 2.5, marginTop: 3.6, backgroundColor: PALETTE.soft }} />
      <PdfText style={[styles.note, styles.column]}>{line}</PdfText>
    </View>
  ));

export const Figure = ({ label, amount }: { label: string; amount: string }) => (
  <View
    style={[
      styles.between,
      { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 1.8 },
    ]}
  >
    <PdfText style={styles.soft}>{label}</PdfText>
    <PdfText style={styles.strong}>{amount}</PdfText>
  </View>
);
