import { View } from '@react-pdf/renderer';
import { Frame, type Imprint } from '../pdf/document.tsx';
import { Words, Badge } from '../pdf/parts.tsx';
import { PALETTE, styles } from '../pdf/styles.ts';
import { FIRST_IDEA } from '../quizzes/quiz-copy.ts';
import { type ChecklistView, STEP_PARTS, NOTHING_TO_DO } from './checklist-view.ts';

type Item = ChecklistView['items'][number];

const COLUMNS = 2;

const Box = () => (
  <View
    style={{ width: 9, height: 9, marginTop: 1, borderWidth: 1, borderRadius: 1.5, borderColor: PALETTE.ink }}
  />
);

const Part = ({ name, words }: { name: string; words: string }) => (
  <Words style={{ marginTop: 1, fontSize: 6.9 }}>
    <Words style={[styles.strong, { fontSize: 6.9 }]}>{name}:</Words> {words}
  </Words>
);

const Step = ({ item: { heading, rule, action, basis } }: { item: Item }) => (
  <View style={[styles.row, styles.column, { gap: 6 }]}>
    <Box />
    <View style={styles.column}>
      <Words style={{ fontSize: 8.4, fontWeight: 700 }}>{heading}</Words>
      <Part name={STEP_PARTS.action} words={action} />
      <Part name={STEP_PARTS.rule} words={rule} />
      <Words style={[styles.note, { marginTop: 1, fontSize: 6.2 }]}>
        {STEP_PARTS.basis}: {basis}
      </Words>
    </View>
  </View>
);

const rowsOf = (items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / COLUMNS) }, (_, row) =>
    items.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

/** The steps of a checklist in two columns, so that they stay on one page. */
const Steps = ({ items }: { items: readonly Item[] }) => (
  <View style={{ marginTop: 7 }}>
    {rowsOf(items).map((row) => (
      <View
        key={row[0]?.heading}
        wrap={false}
        style={[
          styles.row,
          { gap: 18, paddingVertical: 3, borderTopWidth: 0.5, borderTopColor: PALETTE.line },
        ]}
      >
        {row.map((item) => (
          <Step key={item.heading} item={item} />
        ))}
        {row.length < COLUMNS ? <View style={styles.column} /> : null}
      </View>
    ))}
  </View>
);

interface ChecklistPdfProps {
  view: ChecklistView;
  imprint: Imprint;
}

const Verdict = ({ tone, label, title, score }: NonNullable<ChecklistView['verdict']>) => (
  <View style={[styles.row, { alignItems: 'center', gap: 8, marginTop: 6 }]}>
    <Badge tone={tone}>{label}</Badge>
    <Words style={styles.strong}>{score}</Words>
    <Words style={styles.column}>{title}</Words>
  </View>
);

/** A checklist as a document, with boxes to tick with a pen. */
export const ChecklistPdf = ({ view, imprint }: ChecklistPdfProps) => (
  <Frame title={view.heading} imprint={imprint}>
    <Words style={{ marginTop: 10, fontSize: 15, fontWeight: 700, lineHeight: 1.2, letterSpacing: -0.25 }}>
      {view.heading}
    </Words>
    <Words style={[styles.soft, { marginTop: 3 }]}>{view.intro}</Words>
    {view.verdict ? <Verdict {...view.verdict} /> : null}
    {view.items.length > 0 ? (
      <Steps items={view.items} />
    ) : (
      <Words style={styles.section}>{NOTHING_TO_DO}</Words>
    )}
    <Words style={[styles.note, styles.section]}>
      {FIRST_IDEA} {view.notice}
    </Words>
  </Frame>
);
