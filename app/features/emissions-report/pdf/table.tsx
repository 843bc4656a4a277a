import { View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { HEADINGS, PERIOD_COLUMNS } from '../headings.ts';
import { ASSUMPTION, closingShare, overOrUnder } from '../period-words.ts';
import { penaltyWords } from '../verdict.ts';
import { RISKS, tons } from '../words.ts';
import { Badge } from '../../pdf/badge.tsx';
import { PALETTE } from '../../pdf/palette.ts';
import { Part } from '../../pdf/parts.tsx';
import { styles } from '../../pdf/styles.ts';
import { Words } from '../../pdf/words.tsx';

const WIDTHS = ['13%', '15%', '15%', '25%', '15%', '17%'] as const;
const row = [styles.row, { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 2.4 }];
const cell = (index: number) => ({ width: WIDTHS[index] ?? '15%', paddingRight: 6 });

const Row = ({ assessment }: { assessment: PeriodAssessment }) => {
  const { period, limitTons, emissionsTons, risk } = assessment;
  const share = closingShare(assessment);
  return (
    <View style={row}>
      <View style={cell(0)}>
        <Words style={styles.strong}>{period.name}</Words>
        {period.isAssumption ? <Words style={styles.note}>{ASSUMPTION}</Words> : null}
      </View>
      <Words style={cell(1)}>{tons(limitTons)}</Words>
      <Words style={cell(2)}>{tons(emissionsTons)}</Words>
      <View style={cell(3)}>
        <Words>{overOrUnder(assessment)}</Words>
        {share ? <Words style={styles.note}>{share}</Words> : null}
      </View>
      <View style={cell(4)}>
        <Badge tone={RISKS[risk].tone} isSmall>
          {RISKS[risk].label}
        </Badge>
      </View>
      <Words style={[cell(5), styles.strong]}>{penaltyWords(assessment)}</Words>
    </View>
  );
};

/** The figures of each period. */
export const PeriodTable = ({ assessments }: { assessments: readonly PeriodAssessment[] }) => (
  <Part heading={HEADINGS.periods}>
    <View style={[row, { borderBottomColor: PALETTE.line }]}>
      {PERIOD_COLUMNS.map((words, index) => (
        <Words key={words} style={[cell(index), styles.soft, styles.strong, { fontSize: 7.4 }]}>
          {words}
        </Words>
      ))}
    </View>
    {assessments.map((assessment) => (
      <Row key={assessment.period.name} assessment={assessment} />
    ))}
  </Part>
);
