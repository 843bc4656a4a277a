import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { ExampleReport } from '#app/content/modules.server.ts';
import { assessExample } from '#app/regulations/ll97/assessment.ts';
import { EXAMPLE_CHART, exampleShapes } from '../../modules/overview/example-shapes.ts';
import { exampleWords } from '../../modules/overview/example-words.ts';
import { exampleBasisContent } from '../report-content.ts';
import { penaltyText } from '../period-content.ts';
import { RISKS, tons } from '../format.ts';
import { FONT_STACK } from '../../pdf/fonts.server.ts';
import { Frame, type Imprint } from '../../pdf/document.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { Figure, Part, Points, Words } from '../../pdf/parts.tsx';
import { VerdictCard } from './verdict-card.tsx';

const LABEL = { fontFamily: FONT_STACK, fontSize: 15, fontWeight: 700 } as const;

const Chart = ({ example }: { example: ExampleReport }) => {
  const shapes = exampleShapes(example.limitKilograms, example.emissionsKilograms);
  const { limitLabel, overLabel } = exampleWords(example);
  const { x, limitY, overY } = shapes.words;
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

/** The example of an emissions report as a document, marked as an example. */
export const ExampleDocument = ({ example, imprint }: { example: ExampleReport; imprint: Imprint }) => {
  const words = exampleWords(example);
  const { risk, excessKilograms, penalty } = assessExample(example);
  const basis = exampleBasisContent(example.basis);
  return (
    <Frame title="Example of a Local Law 97 emissions report" imprint={imprint}>
      <View style={{ marginTop: 10, marginBottom: 9 }}>
        <Words style={{ fontSize: 11, fontWeight: 700, marginBottom: 3 }}>{example.heading}</Words>
        {example.intro ? <Words style={styles.soft}>{example.intro}</Words> : null}
      </View>
      <VerdictCard
        {...RISKS[risk]}
        mark={words.mark}
        sentence={words.sentence}
        figure={words.penalty}
        caption={words.penaltyCaption}
        more={words.from2030}
      >
        <Words style={styles.strong}>{words.chart}</Words>
        <Chart example={example} />
      </VerdictCard>
      <Part heading="Emissions and limit">
        {words.figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
        <Figure label="Over the limit" amount={tons(excessKilograms / 1000)} />
        <Figure label="Penalty a year" amount={penaltyText(penalty)} />
      </Part>
      <Part heading={basis.heading}>
        <Points lines={basis.lines} />
      </Part>
    </Frame>
  );
};
