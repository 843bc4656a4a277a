import type { PageSources } from '#app/content/sources.server.ts';
import { longDate, middayOf } from '#app/ui/dates.ts';
import { sourcesText } from '../figures/sources-text.ts';
import { bullets, figureTable, type Imprint, type PdfChart, type PdfContent } from '../pdf/content.ts';
import type { PdfParagraph, PdfSection, PdfTable } from '../pdf/content.ts';
import type { PeriodsView } from './period-view.ts';
import type { ReportView } from './report-view.ts';
import type { LoadedScenarios } from './scenarios/scenarios.server.ts';
import type { ScenarioView } from './scenarios/scenario-view.ts';

interface PdfScenarios extends Pick<LoadedScenarios, 'late' | 'lines'> {
  view: ScenarioView;
}

const chartOf = ({ width, height, base, baseLine, bars }: PeriodsView['chart']): PdfChart => ({
  ...{ width, height, points: 78 },
  bars: bars.flatMap(({ within, over }) => [
    { ...within, color: 'emitted' as const },
    ...(over.height > 0 ? [{ ...over, color: 'veryHigh' as const }] : []),
  ]),
  lines: [
    { path: baseLine, color: 'line', thickness: 1.5 },
    ...bars.flatMap(({ limitLine: path }) => (path ? [{ path, color: 'ink' as const, thickness: 2.5 }] : [])),
  ],
  labels: bars.map(({ name, middle }) => ({
    ...{ x: middle, y: base + 24, text: name, color: 'ink', size: 17, isCentered: true },
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

/** A page has room for the next report and the one after it. */
const SHOWN_DEADLINES = 4;

const energyAndDates = ({ compliance, energy }: ReportView): PdfSection[] => [
  {
    heading: compliance.heading,
    blocks: [
      compliance.intro,
      {
        widths: [36],
        rows: compliance.dates
          .slice(0, SHOWN_DEADLINES)
          .map(({ date, title }) => [{ text: longDate(middayOf(date)), isStrong: true }, title]),
      },
    ],
  },
  {
    heading: energy.heading,
    blocks: [
      figureTable(energy.figures),
      ...energy.notes.map((text): PdfParagraph => ({ text, look: 'note' })),
    ],
  },
];

const gapAndPeers = ({ gap, peers }: ReportView): PdfSection[] => [
  {
    heading: gap.heading,
    blocks: [
      ...(gap.sentence ? [gap.sentence] : []),
      ...gap.gaps.map(({ years, change }) => ({ name: years, text: change })),
      ...bullets(gap.lines),
    ],
  },
  ...(peers
    ? [
        {
          heading: peers.heading,
          blocks: [peers.sentence, figureTable(peers.bars), { text: peers.basis, look: 'note' as const }],
        },
      ]
    : []),
];

const costTable = ({ columns, rows }: ScenarioView['costs']): PdfTable => ({
  columns: ['Scenario', ...columns],
  widths: [21],
  rows: rows.map(({ name, costs }) => [
    { text: name, isStrong: true },
    ...costs.map(({ total, parts }) => ({ text: total, notes: parts, isStrong: true })),
  ]),
});

const scenarioSections = ({ view, late, lines }: PdfScenarios): PdfSection[] => [
  {
    heading: 'What if you change the building?',
    startsPage: true,
    blocks: [
      { text: view.finding, look: 'lead' },
      {
        widths: [16],
        rows: view.cases.map(({ name, measures, energy }) => [
          { text: name, isStrong: true },
          { text: measures, notes: [energy] },
        ]),
      },
    ],
  },
  { blocks: [{ widths: [21], ...view.table }] },
  ...(view.costs.columns.length > 0
    ? [
        {
          blocks: [
            { text: 'Penalties, offsets and credits, added up', look: 'strong' as const },
            costTable(view.costs),
          ],
        },
      ]
    : []),
  { blocks: [late, ...bullets(lines)] },
];

interface ReportPdf {
  view: ReportView;
  scenarios?: PdfScenarios;
  sources?: PageSources;
  imprint: Imprint;
}

/** A building's report as a document: one page, unless its uses, its cautions or its scenarios need more. */
export function reportPdf({ view, scenarios, sources, imprint }: ReportPdf): PdfContent {
  const { address, uses, total, verdict, mark, outlook, cautions, periods, basis } = view;
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
        chartOf(periods.chart),
        { text: periods.chartKey, look: 'note' },
      ],
    },
    sections: [
      ...(cautions.length > 0
        ? [{ blocks: cautions.map((text): PdfParagraph => ({ text, look: 'caution' })) }]
        : []),
      { heading: periods.heading, blocks: [periodTable(periods)] },
      [gapAndPeers(view), energyAndDates(view)],
      { heading: basis.heading, blocks: bullets(basis.lines) },
      ...(scenarios ? scenarioSections(scenarios) : []),
      ...(sources ? [{ blocks: [{ text: sourcesText(sources), look: 'fine' as const }] }] : []),
    ],
    imprint,
  };
}
