import { View } from '@react-pdf/renderer';
import { BulletList, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import type { LoadedScenarios } from '../scenarios/scenarios.server.ts';
import type { ScenarioView } from '../scenarios/scenario-view.ts';

export interface PdfScenarios extends Pick<LoadedScenarios, 'late' | 'lines'> {
  view: ScenarioView;
}

const ROW = [styles.row, { borderBottomWidth: 0.5, borderBottomColor: PALETTE.hair, paddingVertical: 1.6 }];
/** The name of a period, with its note. */
const WIDE = { width: '21%', paddingRight: 6 } as const;
const CELL = { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 6 } as const;

const cellStyle = (index: number) => (index === 0 ? WIDE : CELL);

const Head = ({ columns }: { columns: readonly string[] }) => (
  <View style={[ROW, { borderBottomColor: PALETTE.line }].flat()}>
    {columns.map((column, index) => (
      <PdfText key={column} style={[cellStyle(index), styles.soft, styles.strong, { fontSize: 7.4 }]}>
        {column}
      </PdfText>
    ))}
  </View>
);

const Cases = ({ cases }: Pick<ScenarioView, 'cases'>) =>
  cases.map(({ name, measures, energy }) => (
    <View key={name} style={ROW} wrap={false}>
      <PdfText style={[styles.strong, { width: 88 }]}>{name}</PdfText>
      <View style={styles.column}>
        <PdfText>{measures}</PdfText>
        <PdfText style={styles.note}>{energy}</PdfText>
      </View>
    </View>
  ));

const Periods = ({ columns, rows }: ScenarioView['table']) => (
  <View style={{ marginTop: 8 }}>
    <Head columns={columns} />
    {rows.map((cells) => (
      <View key={cells.slice(0, 2).join(' ')} style={ROW} wrap={false}>
        {cells.map((cell, index) => (
          <PdfText key={columns[index]} style={[cellStyle(index), index === 1 ? styles.strong : {}]}>
            {cell}
          </PdfText>
        ))}
      </View>
    ))}
  </View>
);

const Costs = ({ columns, rows }: ScenarioView['costs']) => (
  <View style={{ marginTop: 8 }} wrap={false}>
    <PdfText style={[styles.strong, { marginBottom: 2 }]}>Penalties, offsets and credits, added up</PdfText>
    <Head columns={['Scenario', ...columns]} />
    {rows.map(({ name, costs }) => (
      <View key={name} style={ROW}>
        <PdfText style={[WIDE, styles.strong]}>{name}</PdfText>
        {costs.map(({ total, parts }, index) => (
          <View key={columns[index]} style={CELL}>
            <PdfText style={styles.strong}>{total}</PdfText>
            {parts.map((part) => (
              <PdfText key={part} style={styles.note}>
                {part}
              </PdfText>
            ))}
          </View>
        ))}
      </View>
    ))}
  </View>
);

/** The scenarios of a report, on a page of their own. */
export const Scenarios = ({ view, late, lines }: PdfScenarios) => (
  <View style={styles.section} break>
    <PdfText style={styles.heading}>What if you change the building?</PdfText>
    <PdfText style={[styles.strong, { fontSize: 11, marginBottom: 4 }]}>{view.finding}</PdfText>
    <Cases cases={view.cases} />
    <Periods {...view.table} />
    {view.costs.columns.length > 0 ? <Costs {...view.costs} /> : null}
    <PdfText style={{ marginTop: 8, marginBottom: 6 }}>{late}</PdfText>
    <BulletList lines={lines} />
  </View>
);
