import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { CHART, chartShapes } from '../chart-shapes.ts';
import { FONT_STACK } from '../../pdf/fonts.server.ts';
import { PALETTE } from '../../pdf/palette.ts';

const NAME = { fontFamily: FONT_STACK, fontSize: 17, fontWeight: 600 } as const;

/** Emissions against the limit for each period, as the page draws it. */
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
