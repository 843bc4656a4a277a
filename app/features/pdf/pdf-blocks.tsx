import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import type { BadgeTone } from '#app/ui/badge.tsx';
import type { PdfBlock, PdfChart, PdfParagraph, PdfTable } from './pdf-content.ts';
import { FONT_STACK } from './fonts.server.ts';
import { LOOKS, PALETTE, styles, TONES } from './pdf-styles.ts';

interface TextProps {
  style?: ComponentProps<typeof View>['style'];
  children: ReactNode;
}

/**
 * Sets size and line height together, because the renderer multiplies an inherited line height by the font
 * size again.
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

interface BadgeProps {
  tone: BadgeTone;
  children: string;
  isSmall?: boolean;
}

export const Badge = ({ tone, children, isSmall }: BadgeProps) => {
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

function Paragraph({ name, text, look }: PdfParagraph) {
  if (look === 'bullet') {
    return (
      <View style={[styles.row, { gap: 5, marginBottom: 1.5 }]}>
        <View style={{ width: 2.5, height: 2.5, marginTop: 3.6, backgroundColor: PALETTE.soft }} />
        <PdfText style={[styles.note, styles.column]}>{text}</PdfText>
      </View>
    );
  }
  const style = look ? LOOKS[look] : styles.paragraph;
  if (!name) return <PdfText style={style}>{text}</PdfText>;
  return (
    <PdfText style={style}>
      <PdfText style={[style, styles.strong]}>{name}:</PdfText> {text}
    </PdfText>
  );
}

type TableCell = PdfTable['rows'][number][number];

const Cell = ({ cell }: { cell: TableCell }) => {
  const { text, notes = [], tone, isStrong } = typeof cell === 'string' ? { text: cell } : cell;
  return (
    <>
      {tone ? (
        <Badge tone={tone} isSmall>
          {text}
        </Badge>
      ) : (
        <PdfText style={isStrong ? styles.strong : {}}>{text}</PdfText>
      )}
      {notes.map((note) => (
        <PdfText key={note} style={styles.note}>
          {note}
        </PdfText>
      ))}
    </>
  );
};

function Table({ columns, widths = [], isFigures, rows }: PdfTable) {
  const cellStyle = (index: number, count: number) => {
    const width = index === count - 1 ? undefined : widths[index];
    const side = isFigures && index > 0 ? ({ alignItems: 'flex-end' } as const) : { paddingRight: 6 };
    return [width === undefined ? styles.column : { width: `${width}%` }, side].flat();
  };
  return (
    <View>
      {columns ? (
        <View style={[styles.tableRow, { borderBottomColor: PALETTE.line }]}>
          {columns.map((column, index) => (
            <View key={column} style={cellStyle(index, columns.length)}>
              <PdfText style={[styles.soft, styles.strong, { fontSize: 7.4 }]}>{column}</PdfText>
            </View>
          ))}
        </View>
      ) : null}
      {rows.map((cells, row) => (
        <View key={row} style={styles.tableRow} wrap={false}>
          {cells.map((cell, index) => (
            <View key={index} style={cellStyle(index, cells.length)}>
              <Cell cell={cell} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const Chart = ({ width, height, points, bars, lines, labels }: PdfChart) => (
  <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: points }}>
    {bars.map(({ color, ...bar }, index) => (
      <Rect key={index} {...bar} fill={PALETTE[color]} />
    ))}
    {lines.map(({ path, color, thickness }, index) => (
      <Path key={index} d={path} stroke={PALETTE[color]} strokeWidth={thickness} />
    ))}
    {labels.map(({ x, y, text, color, size, isCentered }, index) => (
      <Text
        key={index}
        x={x}
        y={y}
        textAnchor={isCentered ? 'middle' : 'start'}
        fill={PALETTE[color]}
        style={{ fontFamily: FONT_STACK, fontSize: size, fontWeight: 700 }}
      >
        {text}
      </Text>
    ))}
  </Svg>
);

const Block = ({ block }: { block: PdfBlock }) => {
  if (typeof block === 'string') return <Paragraph text={block} />;
  if ('rows' in block) return <Table {...block} />;
  if ('bars' in block) return <Chart {...block} />;
  return <Paragraph {...block} />;
};

export const Blocks = ({ blocks }: { blocks: readonly PdfBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);
