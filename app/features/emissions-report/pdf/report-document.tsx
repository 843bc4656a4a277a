import { StyleSheet, View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { Frame, type Imprint } from '../../pdf/document.tsx';
import { Figure, Part, Points, Words } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { ESTIMATE, squareFeet, usesInWords } from '../format.ts';
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
      <Words style={{ fontSize: 11, fontWeight: 700, marginBottom: 3 }}>
        {building.address.replace(/\s+/g, ' ')}
      </Words>
    ) : null}
    <Words style={styles.soft}>
      {usesInWords(building.uses)}
      {building.uses.length > 1 ? ` · ${squareFeet(area)} in all` : ''}
    </Words>
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
      <Words key={text} style={caution.box}>
        {text}
      </Words>
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
        <Words style={[styles.note, { marginTop: 3 }]}>{periodsContent(report.assessments).chartKey}</Words>
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
      <Part heading={heading}>
        <Points lines={lines} />
      </Part>
    );
  }
  const { heading, gaps, sentence } = gapContent(assessments);
  return (
    <Part heading={heading}>
      {sentence ? <Words>{sentence}</Words> : null}
      {gaps.map(({ years, change }) => (
        <Words key={years} style={{ marginBottom: 1.5 }}>
          <Words style={styles.strong}>{years}:</Words> {change}
        </Words>
      ))}
    </Part>
  );
}

function Peers({ peers }: { peers: PeerComparison }) {
  const { heading, sentence, bars, basis } = peerContent(peers);
  return (
    <Part heading={heading}>
      <Words style={{ marginBottom: 2 }}>{sentence}</Words>
      {bars.map(({ label, amount }) => (
        <Figure key={label} label={label} amount={amount} />
      ))}
      <Words style={[styles.note, { marginTop: 3 }]}>{basis}</Words>
    </Part>
  );
}

function Compliance({ report }: { report: BuildingReport }) {
  const { heading, intro, dates } = complianceContent(report);
  return (
    <Part heading={heading}>
      <Words style={{ marginBottom: 3 }}>{intro}</Words>
      {dates.slice(0, SHOWN_DEADLINES).map(({ date, title }) => (
        <View key={`${date}${title}`} style={[styles.row, { marginTop: 2 }]}>
          <Words style={[styles.strong, { width: 88 }]}>{longDate(middayOf(date))}</Words>
          <Words style={styles.column}>{title}</Words>
        </View>
      ))}
    </Part>
  );
}

function Energy({ report }: { report: BuildingReport }) {
  const { heading, figures, notes } = energyContent(report);
  return (
    <Part heading={heading}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
      {notes.map((note) => (
        <Words key={note} style={[styles.note, { marginTop: 3 }]}>
          {note}
        </Words>
      ))}
    </Part>
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
    <Frame title="Local Law 97 emissions report" imprint={imprint}>
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
      <Part heading={heading}>
        <Points lines={lines} />
      </Part>
    </Frame>
  );
}
