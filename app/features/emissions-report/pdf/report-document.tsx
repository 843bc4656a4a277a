import { View } from '@react-pdf/renderer';
import type { PageSources } from '#app/content/sources.server.ts';
import { longDate, middayOf } from '#app/ui/dates.ts';
import { PdfSources } from '../../figures/pdf-sources.tsx';
import { PdfDocument, type Imprint } from '../../pdf/document.tsx';
import { BulletList, Figure, PdfSection, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import type { ReportView } from '../report-view.ts';
import { PeriodChart, PeriodTable } from './periods.tsx';
import { Scenarios, type PdfScenarios } from './scenarios.tsx';
import { VerdictCard } from './verdict-card.tsx';

const CAUTION = {
  marginTop: 7,
  paddingVertical: 4,
  paddingHorizontal: 8,
  borderLeftWidth: 3,
  borderLeftColor: PALETTE.lot,
  backgroundColor: PALETTE.lotTint,
};

const Head = ({ view: { address, uses, total, verdict, mark, outlook, cautions, periods } }: ReportProps) => (
  <>
    <View style={{ marginTop: 10, marginBottom: 9 }}>
      {address ? (
        <PdfText style={{ fontSize: 11, fontWeight: 700, marginBottom: 3 }}>{address}</PdfText>
      ) : null}
      <PdfText style={styles.soft}>{total ? `${uses} · ${total}` : uses}</PdfText>
    </View>
    <VerdictCard
      {...verdict}
      mark={mark}
      caption={outlook ? `${verdict.caption}. ${outlook}` : verdict.caption}
    >
      <PdfText style={[styles.strong, { marginBottom: 4 }]}>{periods.finding}</PdfText>
      <PeriodChart chart={periods.chart} />
      <PdfText style={[styles.note, { marginTop: 3 }]}>{periods.chartKey}</PdfText>
    </VerdictCard>
    {cautions.map((caution) => (
      <PdfText key={caution} style={CAUTION}>
        {caution}
      </PdfText>
    ))}
  </>
);

const Gap = ({ view: { gap } }: ReportProps) => (
  <PdfSection heading={gap.heading}>
    {gap.sentence ? <PdfText>{gap.sentence}</PdfText> : null}
    {gap.gaps.map(({ years, change }) => (
      <PdfText key={years} style={{ marginBottom: 1.5 }}>
        <PdfText style={styles.strong}>{years}:</PdfText> {change}
      </PdfText>
    ))}
    <BulletList lines={gap.lines} />
  </PdfSection>
);

const Peers = ({ view: { peers } }: ReportProps) =>
  peers ? (
    <PdfSection heading={peers.heading}>
      <PdfText style={{ marginBottom: 2 }}>{peers.sentence}</PdfText>
      {peers.bars.map(({ label, amount }) => (
        <Figure key={label} label={label} amount={amount} />
      ))}
      <PdfText style={[styles.note, { marginTop: 3 }]}>{peers.basis}</PdfText>
    </PdfSection>
  ) : null;

/** A page has room for the next report and the one after it. */
const SHOWN_DEADLINES = 4;

const Compliance = ({ view: { compliance } }: ReportProps) => (
  <PdfSection heading={compliance.heading}>
    <PdfText style={{ marginBottom: 3 }}>{compliance.intro}</PdfText>
    {compliance.dates.slice(0, SHOWN_DEADLINES).map(({ date, title }) => (
      <View key={`${date}${title}`} style={[styles.row, { marginTop: 2 }]}>
        <PdfText style={[styles.strong, { width: 88 }]}>{longDate(middayOf(date))}</PdfText>
        <PdfText style={styles.column}>{title}</PdfText>
      </View>
    ))}
  </PdfSection>
);

const Energy = ({ view: { energy } }: ReportProps) => (
  <PdfSection heading={energy.heading}>
    {energy.figures.map((figure) => (
      <Figure key={figure.label} {...figure} />
    ))}
    {energy.notes.map((note) => (
      <PdfText key={note} style={[styles.note, { marginTop: 3 }]}>
        {note}
      </PdfText>
    ))}
  </PdfSection>
);

interface ReportProps {
  view: ReportView;
}

interface ReportDocumentProps extends ReportProps {
  scenarios?: PdfScenarios;
  sources?: PageSources;
  imprint: Imprint;
}

/** A building's report as a document: one page, unless its uses, its cautions or its scenarios need more. */
export const ReportDocument = ({ view, scenarios, sources, imprint }: ReportDocumentProps) => (
  <PdfDocument title="Local Law 97 emissions report" imprint={imprint}>
    <Head view={view} />
    <PeriodTable {...view.periods} />
    <View style={styles.columns}>
      <View style={styles.column}>
        <Gap view={view} />
        <Peers view={view} />
      </View>
      <View style={styles.column}>
        <Compliance view={view} />
        <Energy view={view} />
      </View>
    </View>
    <PdfSection heading={view.basis.heading}>
      <BulletList lines={view.basis.lines} />
    </PdfSection>
    {scenarios ? <Scenarios {...scenarios} /> : null}
    <PdfSources sources={sources} />
  </PdfDocument>
);
