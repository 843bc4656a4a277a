import { StyleSheet, View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { chartKeyOf } from '../period-words.ts';
import { cautionsOf, verdictOf } from '../verdict.ts';
import { ESTIMATE, squareFeet, usesInWords } from '../words.ts';
import { PeriodChart } from './periods.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import { VerdictCard } from './verdict-card.tsx';
import { Words } from '../../pdf/parts.tsx';

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

/** The pathway is explained further down, beside its dates. */
const Cautions = ({ report }: { report: BuildingReport }) =>
  cautionsOf(report)
    .filter((words) => words !== PATHWAYS[report.building.pathway].explanation)
    .map((words) => (
      <Words key={words} style={caution.box}>
        {words}
      </Words>
    ));

/** The building, the verdict on it with its picture, and what to know before relying on them. */
export function Head({ report, now }: { report: BuildingReport; now: PeriodAssessment }) {
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
        <Words style={[styles.note, { marginTop: 3 }]}>{chartKeyOf(report.assessments)}</Words>
      </VerdictCard>
      <Cautions report={report} />
    </>
  );
}
