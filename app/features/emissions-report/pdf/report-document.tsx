import { StyleSheet, View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { PdfDocument, type Imprint } from '../../pdf/document.tsx';
import { Figure, PdfSection, BulletList, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { ESTIMATE, squareFeet, listUses } from '../format.ts';
import { periodsContent } from '../period-content.ts';
import {
  article321Content,
  basisContent,
  complianceContent,
  energyContent,
  gapContent,
  peerContent,
} from '../report-content.ts';
import { cautionsOf, verdictOf } from '../verdict.ts';
import { PeriodChart, PeriodTable } from './periods.tsx';
import { VerdictCard } from './verdict-card.tsx';

const Building = ({ report: { building, squareFeet: area } }: { report: BuildingReport }) => (
  <View style={{ marginTop: 10, marginBottom: 9 }}>
    {building.address ? (
      <PdfText style={{ fontSize: 11, fontWeight: 700, marginBottom: 3 }}>
        {building.address.replace(/\s+/g, ' ')}
      </PdfText>
    ) : null}
    <PdfText style={styles.soft}>
      {listUses(building.uses)}
      {building.uses.length > 1 ? ` · ${squareFeet(area)} in all` : ''}
    </PdfText>
  </View>
);

const caution = StyleSheet.create({
  box: {
    marginTop: 7,
    paddingVertical: 4,
    paddingHorizontal: 8,
    borderLeftWidth: 3,
    borderLeftColor: PALETTE.lot,
    backgroundColor: PALETTE.lotTint,
  },
});

/** Without the pathway's explanation, which stands next to its dates. */
const Cautions = ({ report }: { report: BuildingReport }) =>
  cautionsOf(report)
    .filter((text) => text !== PATHWAYS[report.building.pathway].explanation)
    .map((text) => (
      <PdfText key={text} style={caution.box}>
        {text}
      </PdfText>
    ));

/** The building, the verdict with the chart, and what to know before relying on them. */
function Head({ report, now }: { report: BuildingReport; now: PeriodAssessment }) {
  const { tone, label, sentence, figure, caption, outlook } = verdictOf(report, now);
  return (
    <>
      <Building report={report} />
      <VerdictCard
        tone={tone}
        label={label}
        mark={report.isEstimate ? ESTIMATE : undefined}
        sentence={sentence}
        figure={figure}
        caption={[caption, outlook].filter(Boolean).join('. ')}
      >
        <PeriodChart assessments={report.assessments} />
        <PdfText style={[styles.note, { marginTop: 3 }]}>
          {periodsContent(report.assessments).chartKey}
        </PdfText>
      </VerdictCard>
      <Cautions report={report} />
    </>
  );
}

/** A page has room for the next report and the one after it. */
const SHOWN_DEADLINES = 4;

function Gap({ report: { assessments, article321 } }: { report: BuildingReport }) {
  if (article321) {
    const { heading, lines } = article321Content(article321);
    return (
      <PdfSection heading={heading}>
        <BulletList lines={lines} />
      </PdfSection>
    );
  }
  const { heading, gaps, sentence } = gapContent(assessments);
  return (
    <PdfSection heading={heading}>
      {sentence ? <PdfText>{sentence}</PdfText> : null}
      {gaps.map(({ years, change }) => (
        <PdfText key={years} style={{ marginBottom: 1.5 }}>
          <PdfText style={styles.strong}>{years}:</PdfText> {change}
        </PdfText>
      ))}
    </PdfSection>
  );
}

function Peers({ peers }: { peers: PeerComparison }) {
  const { heading, sentence, bars, basis } = peerContent(peers);
  return (
    <PdfSection heading={heading}>
      <PdfText style={{ marginBottom: 2 }}>{sentence}</PdfText>
      {bars.map(({ label, amount }) => (
        <Figure key={label} label={label} amount={amount} />
      ))}
      <PdfText style={[styles.note, { marginTop: 3 }]}>{basis}</PdfText>
    </PdfSection>
  );
}

function Compliance({ report }: { report: BuildingReport }) {
  const { heading, intro, dates } = complianceContent(report);
  return (
    <PdfSection heading={heading}>
      <PdfText style={{ marginBottom: 3 }}>{intro}</PdfText>
      {dates.slice(0, SHOWN_DEADLINES).map(({ date, title }) => (
        <View key={`${date}${title}`} style={[styles.row, { marginTop: 2 }]}>
          <PdfText style={[styles.strong, { width: 88 }]}>{longDate(middayOf(date))}</PdfText>
          <PdfText style={styles.column}>{title}</PdfText>
        </View>
      ))}
    </PdfSection>
  );
}

function Energy({ report }: { report: BuildingReport }) {
  const { heading, figures, notes } = energyContent(report);
  return (
    <PdfSection heading={heading}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
      {notes.map((note) => (
        <PdfText key={note} style={[styles.note, { marginTop: 3 }]}>
          {note}
        </PdfText>
      ))}
    </PdfSection>
  );
}

interface ReportDocumentProps {
  report: BuildingReport;
  /** The current period. */
  now: PeriodAssessment;
  imprint: Imprint;
}

/** A building's report as a document: one page, unless its uses or its cautions need more. */
export function ReportDocument({ report, now, imprint }: ReportDocumentProps) {
  const { heading, lines } = basisContent(report);
  return (
    <PdfDocument title="Local Law 97 emissions report" imprint={imprint}>
      <Head report={report} now={now} />
      <PeriodTable assessments={report.assessments} />
      <View style={styles.columns}>
        <View style={styles.column}>
          <Gap report={report} />
          {report.peers ? <Peers peers={report.peers} /> : null}
        </View>
        <View style={styles.column}>
          <Compliance report={report} />
          <Energy report={report} />
        </View>
      </View>
      <PdfSection heading={heading}>
        <BulletList lines={lines} />
      </PdfSection>
    </PdfDocument>
  );
}
