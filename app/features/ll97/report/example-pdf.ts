import type { ExampleReport } from '#app/data/modules.server.ts';
import { assessExample } from '#law/ll97/assessment.ts';
import { EXAMPLE_CHART, exampleCopy, exampleShapes } from './example-report-view.ts';
import {
  bullets,
  figureTable,
  type Imprint,
  type PdfChart,
  type PdfContent,
} from '#app/features/pdf/pdf-content.ts';
import { tons } from './format-report.ts';
import { penaltyText, riskBadge } from './period-view.ts';
import type { exampleBasisView } from './report-view.ts';

function exampleChart(example: ExampleReport): PdfChart {
  const { within, over, limitLine, labels } = exampleShapes(
    example.limitKilograms,
    example.emissionsKilograms,
  );
  const { limitLabel, overLabel } = exampleCopy(example);
  const { width, height, baseLine } = EXAMPLE_CHART;
  return {
    width,
    height,
    points: 150,
    bars: [
      { ...within, color: 'emitted' },
      { ...over, color: 'veryHigh' },
    ],
    lines: [
      { path: baseLine, color: 'line', thickness: 1.5 },
      { path: limitLine, color: 'ink', thickness: 2.5 },
    ],
    labels: [
      { x: labels.x, y: labels.limitY, text: limitLabel, color: 'ink', size: 15 },
      { x: labels.x, y: labels.overY, text: overLabel, color: 'veryHigh', size: 15 },
    ],
  };
}

interface ExamplePdf {
  example: ExampleReport;
  basis: ReturnType<typeof exampleBasisView>;
  imprint: Imprint;
}

export function examplePdf({ example, basis, imprint }: ExamplePdf): PdfContent {
  const copy = exampleCopy(example);
  const { risk, excessKilograms, penalty } = assessExample(example, example.law);
  return {
    title: 'Example of a Local Law 97 emissions report',
    heading: example.heading,
    intro: example.intro ?? undefined,
    verdict: {
      ...riskBadge(risk),
      mark: copy.mark,
      sentence: copy.sentence,
      figure: copy.penalty,
      caption: copy.penaltyCaption,
      more: copy.from2030,
      beside: [{ text: copy.chart, look: 'strong' }, exampleChart(example)],
    },
    sections: [
      {
        heading: 'Emissions and limit',
        blocks: [
          figureTable([
            ...copy.figures,
            { label: 'Over the limit', amount: tons(excessKilograms / 1000) },
            { label: 'Penalty a year', amount: penaltyText(penalty) },
          ]),
        ],
      },
      { heading: basis.heading, blocks: bullets(basis.lines) },
    ],
    imprint,
  };
}
