import type { PageSources } from '#app/data/sources.server.ts';
import { longDate, middayOf } from '#app/ui/dates.ts';
import { sourcesText } from '#app/features/figures/sources-text.ts';
import {
  bullets,
  figureTable,
  type Imprint,
  type PdfChart,
  type PdfContent,
} from '#app/features/pdf/pdf-content.ts';
import type { PdfParagraph, PdfSection, PdfTable } from '#app/features/pdf/pdf-content.ts';
import type { PeriodsView } from './period-view.ts';
import type { ReportView } from './report-view.ts';
import type { LoadedScenarios } from '../scenarios/scenarios.server.ts';
import type { ScenarioView } from '../scenarios/scenario-view.ts';
import { SECTION } from '../scenarios/texts.ts';

interface PdfScenarios extends Pick<LoadedScenarios, 'late' | 'lines'> {
  view: ScenarioView;
}

const toPdfChart = ({ width, height, base, baseLine, bars }: PeriodsView['chart']): PdfChart => ({
  width,
  height,
  points: 78,
  bars: bars.flatMap(({ within, over }) => [
    { ...within, color: 'emitted' as const },
    ...(over.height > 0 ? [{ ...over, color: 'veryHigh' as const }] : []),
  ]),
  lines: [
    { path: baseLine, color: 'line', thickness: 1.5 },
    ...bars.flatMap(({ limitLine: path }) => (path ? [{ path, color: 'ink' as const, thickness: 2.5 }] : [])),
  ],
  labels: bars.map(({ name, middle }) => ({
    x: middle,
    y: base + 24,
    text: name,
    color: 'ink',
    size: 17,
    isCentered: true,
  })),
});

const periodTable = ({ columns, rows }: PeriodsView): PdfTable => ({
  columns,
  widths: [16, 15, 15, 21, 15],
  rows: rows.map(({ period, cells, reason }) => [
    ...[{ ...period, isStrong: true as const }, ...cells].map(({ note, ...cell }) => ({
      ...cell,
      notes: note ? [note] : [],
    })),
    ...(reason ? [reason] : []),
  ]),
});

/** Shows fewer dates for a building with many fuels, because more would not fit on the page. */
const datesShown = ({ energy }: ReportView): number => (energy.figures.length > 3 ? 2 : 4);

const datesSection = (view: ReportView): PdfSection => ({
  heading: view.compliance.heading,
  blocks: [
    view.compliance.intro,
    {
      widths: [36],
      rows: view.compliance.dates
        .slice(0, datesShown(view))
        .map(({ date, title }) => [{ text: longDate(middayOf(date)), isStrong: true }, title]),
    },
  ],
});

const energySection = ({ energy }: ReportView): PdfSection => ({
  heading: energy.heading,
  blocks: [
    figureTable(energy.figures),
    ...energy.notes.map((text): PdfParagraph => ({ text, look: 'note' })),
  ],
});

const gapSection = ({ gap }: ReportView): PdfSection => ({
  heading: gap.heading,
  blocks: [
    ...(gap.sentence ? [gap.sentence] : []),
    ...gap.gaps.map(({ years, change }) => ({ name: years, text: change })),
    ...bullets(gap.lines),
  ],
});

const peersSection = ({ heading, sentence, bars, basis }: NonNullable<ReportView['peers']>): PdfSection => ({
  heading,
  blocks: [sentence, figureTable(bars), { text: basis, look: 'note' }],
});

/** Columns of similar length leave room for the rest of the report. */
const balancedColumns = (view: ReportView): PdfSection[][] =>
  view.peers
    ? [
        [gapSection(view), peersSection(view.peers)],
        [datesSection(view), energySection(view)],
      ]
    : [[gapSection(view), energySection(view)], [datesSection(view)]];

const costTable = ({ columns, rows }: ScenarioView['costs']): PdfTable => ({
  columns: ['Scenario', ...columns],
  widths: [21],
  rows: rows.map(({ name, costs }) => [
    { text: name, isStrong: true },
    ...costs.map(({ total, parts }) => ({ text: total, notes: parts, isStrong: true })),
  ]),
});

const scenarioSections = ({ view, late, lines }: PdfScenarios, sources: PdfParagraph[]): PdfSection[] => [
  {
    heading: SECTION.heading,
    startsPage: true,
    blocks: [
      { text: view.finding, look: 'lead' },
      {
        widths: [16],
        rows: view.cases.map(({ name, measures, energy, work }) => [
          { text: name, isStrong: true },
          { text: measures, notes: work ? [energy, work] : [energy] },
        ]),
      },
    ],
  },
  { blocks: [{ widths: [21], ...view.table }] },
  ...(view.costs.columns.length > 0
    ? [
        {
          blocks: [{ text: SECTION.costs, look: 'strong' as const }, costTable(view.costs)],
        },
      ]
    : []),
  { blocks: [late, ...bullets(lines), ...sources] },
];

interface ReportPdf {
  view: ReportView;
  scenarios?: PdfScenarios;
  sources?: PageSources;
  imprint: Imprint;
}

export function reportPdf({ view, scenarios, sources, imprint }: ReportPdf): PdfContent {
  const { address, uses, total, verdict, mark, outlook, cautions, periods, basis } = view;
  const basisText: PdfParagraph = { text: basis.lines.join(' '), look: 'note' };
  const cited: PdfParagraph[] = sources ? [{ text: sourcesText(sources), look: 'fine' }] : [];
  return {
    title: 'Local Law 97 emissions report',
    heading: address,
    intro: total ? `${uses} · ${total}` : uses,
    verdict: {
      ...verdict,
      mark,
      caption: outlook ? `${verdict.caption}. ${outlook}` : verdict.caption,
      beside: [
        { text: periods.finding, look: 'strong' },
        toPdfChart(periods.chart),
        { text: periods.chartKey, look: 'note' },
      ],
    },
    sections: [
      ...(cautions.length > 0
        ? [{ blocks: cautions.map((text): PdfParagraph => ({ text, look: 'caution' })) }]
        : []),
      { heading: periods.heading, blocks: [periodTable(periods)] },
      balancedColumns(view),
      { heading: basis.heading, blocks: scenarios ? [basisText] : [basisText, ...cited] },
      ...(scenarios ? scenarioSections(scenarios, cited) : []),
    ],
    imprint,
  };
}
