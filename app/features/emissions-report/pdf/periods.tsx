import { G, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { FONT_STACK } from '../../pdf/fonts.server.ts';
import { Badge, PdfSection, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import type { PeriodCell, PeriodsView } from '../period-view.ts';

const NAME = { fontFamily: FONT_STACK, fontSize: 17, fontWeight: 600 } as const;

export const PeriodChart = ({
  chart: { width, height, base, baseLine, bars },
}: Pick<PeriodsView, 'chart'>) => (
  <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 78 }}>
    <Path d={baseLine} stroke={PALETTE.line} strokeWidth={1.5} />
    {bars.map(({ name, middle, within, over, limitLine }) => (
      <G key={name}>
        <Rect {...within} fill={PALETTE.emitted} />
        {over.height > 0 ? <Rect {...over} fill={PALETTE.veryHigh} /> : null}
        {limitLine ? <Path d={limitLine} stroke={PALETTE.ink} strokeWidth={2.5} /> : null}
        <Text x={middle} y={base + 24} textAnchor="middle" fill={PALETTE.ink} style={NAME}>
          {name}
        </Text>
      </G>
    ))}
  </Svg>
);

const WIDTHS = ['16%', '15%', '15%', '21%', '15%', '18%'];
const ROW = [styles.row, { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 2.4 }];
const widthOf = (column: number) => ({ width: WIDTHS[column], paddingRight: 6 });

const Cell = ({ text, note, tone, isStrong }: PeriodCell) => (
  <>
    {tone ? (
      <Badge tone={tone} isSmall>
        {text}
      </Badge>
    ) : (
      <PdfText style={isStrong ? styles.strong : {}}>{text}</PdfText>
    )}
    {note ? <PdfText style={styles.note}>{note}</PdfText> : null}
  </>
);

export const PeriodTable = ({ heading, columns, rows }: PeriodsView) => (
  <PdfSection heading={heading}>
    <View style={[ROW, { borderBottomColor: PALETTE.line }]}>
      {columns.map((column, index) => (
        <PdfText key={column} style={[widthOf(index), styles.soft, styles.strong, { fontSize: 7.4 }]}>
          {column}
        </PdfText>
      ))}
    </View>
    {rows.map(({ period, cells, reason }) => (
      <View key={period.text} style={ROW}>
        {[{ ...period, isStrong: true as const }, ...cells].map((cell, index) => (
          <View key={columns[index]} style={widthOf(index)}>
            <Cell {...cell} />
          </View>
        ))}
        {reason ? <PdfText style={[styles.soft, styles.column]}>{reason}</PdfText> : null}
      </View>
    ))}
  </PdfSection>
);
