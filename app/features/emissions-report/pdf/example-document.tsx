import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { ExampleReport } from '#app/content/modules.server.ts';
import { assessExample } from '#app/regulations/ll97/assessment.ts';
import {
  EXAMPLE_CHART,
  exampleShapes,
  exampleCopy,
} from '#app/features/modules/overview/example-report-view.ts';
import type { exampleBasisView } from '../report-view.ts';
import { penaltyText } from '../period-view.ts';
import { RISKS, tons } from '../format.ts';
import { FONT_STACK } from '../../pdf/fonts.server.ts';
import { PdfDocument, type Imprint } from '../../pdf/document.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { Figure, PdfSection, BulletList, PdfText } from '../../pdf/parts.tsx';
import { VerdictCard } from './verdict-card.tsx';

const LABEL = { fontFamily: FONT_STACK, fontSize: 15, fontWeight: 700 } as const;

const Chart = ({ example }: { example: ExampleReport }) => {
  const shapes = exampleShapes(example.limitKilograms, example.emissionsKilograms);
  const { limitLabel, overLabel } = exampleCopy(example);
  const { x, limitY, overY } = shapes.labels;
  return (
    <Svg
      viewBox={`0 0 ${EXAMPLE_CHART.width} ${EXAMPLE_CHART.height}`}
      style={{ width: '100%', height: 150 }}
    >
      <Rect {...shapes.within} fill={PALETTE.emitted} />
      <Rect {...shapes.over} fill={PALETTE.veryHigh} />
      <Path d={EXAMPLE_CHART.baseLine} stroke={PALETTE.line} strokeWidth={1.5} />
      <Path d={shapes.limitLine} stroke={PALETTE.ink} strokeWidth={2.5} />
      <Text x={x} y={limitY} fill={PALETTE.ink} style={LABEL}>
        {limitLabel}
      </Text>
      <Text x={x} y={overY} fill={PALETTE.veryHigh} style={LABEL}>
        {overLabel}
      </Text>
    </Svg>
  );
};

interface ExampleProps {
  example: ExampleReport;
  basis: ReturnType<typeof exampleBasisView>;
  imprint: Imprint;
}

export const ExampleDocument = ({ example, basis, imprint }: ExampleProps) => {
  const copy = exampleCopy(example);
  const { risk, excessKilograms, penalty } = assessExample(example, example.law);
  return (
    <PdfDocument title="Example of a Local Law 97 emissions report" imprint={imprint}>
      <View style={{ marginTop: 10, marginBottom: 9 }}>
        <PdfText style={{ fontSize: 11, fontWeight: 700, marginBottom: 3 }}>{example.heading}</PdfText>
        {example.intro ? <PdfText style={styles.soft}>{example.intro}</PdfText> : null}
      </View>
      <VerdictCard
        {...RISKS[risk]}
        mark={copy.mark}
        sentence={copy.sentence}
        figure={copy.penalty}
        caption={copy.penaltyCaption}
        more={copy.from2030}
      >
        <PdfText style={styles.strong}>{copy.chart}</PdfText>
        <Chart example={example} />
      </VerdictCard>
      <PdfSection heading="Emissions and limit">
        {copy.figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
        <Figure label="Over the limit" amount={tons(excessKilograms / 1000)} />
        <Figure label="Penalty a year" amount={penaltyText(penalty)} />
      </PdfSection>
      <PdfSection heading={basis.heading}>
        <BulletList lines={basis.lines} />
      </PdfSection>
    </PdfDocument>
  );
};
