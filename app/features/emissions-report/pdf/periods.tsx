import { G, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { FONT_STACK } from '../../pdf/fonts.server.ts';
import { Badge, PdfSection, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { CHART, chartShapes, periodsContent, type PeriodRow } from '../period-content.ts';

const NAME = { fontFamily: FONT_STACK, fontSize: 17, fontWeight: 600 } as const;

/** Emissions and limit of each period, as on the page. */
export const PeriodChart = ({ assessments }: { assessments: readonly PeriodAssessment[] }) => (
  <Svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} style={{ width: '100%', height: 104 }}>
    <Path d={`M0 ${CHART.base}H${CHART.width}`} stroke={PALETTE.line} strokeWidth={1.5} />
    {chartShapes(assessments).map(({ name, within, over, limitY, left, middle, right }) => (
      <G key={name}>
        <Rect {...within} fill={PALETTE.emitted} />
        {over.height > 0 ? <Rect {...over} fill={PALETTE.veryHigh} /> : null}
        {limitY === undefined ? null : (
          <Path d={`M${left} ${limitY}H${right}`} stroke={PALETTE.ink} strokeWidth={2.5} />
        )}
        <Text x={middle} y={CHART.base + 24} textAnchor="middle" fill={PALETTE.ink} style={NAME}>
          {name}
        </Text>
      </G>
    ))}
  </Svg>
);

const WIDTHS = ['16%', '15%', '15%', '21%', '15%', '18%'] as const;
/** Difference, category and penalty together. */
const COMPARISON_WIDTH = '54%';
const ROW = [styles.row, { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 2.4 }];
const cell = (index: number) => ({ width: WIDTHS[index] ?? '15%', paddingRight: 6 });

const Note = ({ children }: { children: string | undefined }) =>
  children ? <PdfText style={styles.note}>{children}</PdfText> : null;

const Comparison = ({ comparison }: Pick<PeriodRow, 'comparison'>) =>
  typeof comparison === 'string' ? (
    <PdfText style={[styles.soft, { width: COMPARISON_WIDTH }]}>{comparison}</PdfText>
  ) : (
    <>
      <View style={cell(3)}>
        <PdfText>{comparison.difference.text}</PdfText>
        <Note>{comparison.difference.note}</Note>
      </View>
      <View style={cell(4)}>
        <Badge tone={comparison.risk.tone} isSmall>
          {comparison.risk.label}
        </Badge>
      </View>
      <PdfText style={[cell(5), styles.strong]}>{comparison.penalty}</PdfText>
    </>
  );

const Row = ({ row: { period, limit, emissions, comparison } }: { row: PeriodRow }) => (
  <View style={ROW}>
    <View style={cell(0)}>
      <PdfText style={styles.strong}>{period.text}</PdfText>
      <Note>{period.note}</Note>
    </View>
    <View style={cell(1)}>
      <PdfText>{limit.text}</PdfText>
      <Note>{limit.note}</Note>
    </View>
    <PdfText style={cell(2)}>{emissions}</PdfText>
    <Comparison comparison={comparison} />
  </View>
);

/** The figures of each period. */
export function PeriodTable({ assessments }: { assessments: readonly PeriodAssessment[] }) {
  const { heading, columns, rows } = periodsContent(assessments);
  return (
    <PdfSection heading={heading}>
      <View style={[ROW, { borderBottomColor: PALETTE.line }]}>
        {columns.map((column, index) => (
          <PdfText key={column} style={[cell(index), styles.soft, styles.strong, { fontSize: 7.4 }]}>
            {column}
          </PdfText>
        ))}
      </View>
      {rows.map((row) => (
        <Row key={row.period.text} row={row} />
      ))}
    </PdfSection>
  );
}
