import { View } from '@react-pdf/renderer';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import { columnsOf, periodsHeadingOf, rowOf, type PeriodRow } from '../period-words.ts';
import { Badge } from '../../pdf/badge.tsx';
import { PALETTE } from '../../pdf/palette.ts';
import { Part } from '../../pdf/parts.tsx';
import { styles } from '../../pdf/styles.ts';
import { Words } from '../../pdf/words.tsx';

const WIDTHS = ['16%', '15%', '15%', '22%', '15%', '17%'] as const;
/** Difference, category and penalty together. */
const COMPARISON_WIDTH = '54%';
const row = [styles.row, { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 2.4 }];
const cell = (index: number) => ({ width: WIDTHS[index] ?? '15%', paddingRight: 6 });

const Note = ({ children }: { children: string | undefined }) =>
  children ? <Words style={styles.note}>{children}</Words> : null;

const Comparison = ({ comparison }: Pick<PeriodRow, 'comparison'>) =>
  typeof comparison === 'string' ? (
    <Words style={[styles.soft, { width: COMPARISON_WIDTH }]}>{comparison}</Words>
  ) : (
    <>
      <View style={cell(3)}>
        <Words>{comparison.difference.text}</Words>
        <Note>{comparison.difference.note}</Note>
      </View>
      <View style={cell(4)}>
        <Badge tone={comparison.risk.tone} isSmall>
          {comparison.risk.label}
        </Badge>
      </View>
      <Words style={[cell(5), styles.strong]}>{comparison.penalty}</Words>
    </>
  );

const Row = ({ assessment }: { assessment: PeriodAssessment }) => {
  const { period, limit, emissions, comparison } = rowOf(assessment);
  return (
    <View style={row}>
      <View style={cell(0)}>
        <Words style={styles.strong}>{period.text}</Words>
        <Note>{period.note}</Note>
      </View>
      <View style={cell(1)}>
        <Words>{limit.text}</Words>
        <Note>{limit.note}</Note>
      </View>
      <Words style={cell(2)}>{emissions}</Words>
      <Comparison comparison={comparison} />
    </View>
  );
};

/** The figures of each period. */
export const PeriodTable = ({ assessments }: { assessments: readonly PeriodAssessment[] }) => (
  <Part heading={periodsHeadingOf(assessments)}>
    <View style={[row, { borderBottomColor: PALETTE.line }]}>
      {columnsOf(assessments).map((words, index) => (
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
