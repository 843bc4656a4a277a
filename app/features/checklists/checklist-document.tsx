import { View } from '@react-pdf/renderer';
import { PdfSources } from '../figures/pdf-sources.tsx';
import { PdfDocument, type Imprint } from '../pdf/document.tsx';
import { PdfText, Badge } from '../pdf/parts.tsx';
import { PALETTE, styles } from '../pdf/styles.ts';
import { FIRST_IDEA } from '../quizzes/quiz-view.ts';
import { type ChecklistView, STEP_PARTS, NOTHING_TO_DO } from './checklist-view.ts';

type Item = ChecklistView['items'][number];

const COLUMNS = 2;

const BOX = {
  width: 9,
  height: 9,
  marginTop: 1,
  borderWidth: 1,
  borderRadius: 1.5,
  borderColor: PALETTE.ink,
};

const Part = ({ name, text }: { name: string; text: string }) => (
  <PdfText style={{ marginTop: 1, fontSize: 6.9 }}>
    <PdfText style={[styles.strong, { fontSize: 6.9 }]}>{name}:</PdfText> {text}
  </PdfText>
);

const Step = ({ item: { heading, rule, action, basis } }: { item: Item }) => (
  <View style={[styles.row, styles.column, { gap: 6 }]}>
    <View style={BOX} />
    <View style={styles.column}>
      <PdfText style={{ fontSize: 8.4, fontWeight: 700 }}>{heading}</PdfText>
      <Part name={STEP_PARTS.action} text={action} />
      <Part name={STEP_PARTS.rule} text={rule} />
      <PdfText style={[styles.note, { marginTop: 1, fontSize: 6.2 }]}>
        {STEP_PARTS.basis}: {basis}
      </PdfText>
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

const Verdict = ({ tone, label, title, score }: NonNullable<ChecklistView['verdict']>) => (
  <View style={[styles.row, { alignItems: 'center', gap: 8, marginTop: 6 }]}>
    <Badge tone={tone}>{label}</Badge>
    <PdfText style={styles.strong}>{score}</PdfText>
    <PdfText style={styles.column}>{title}</PdfText>
  </View>
);

export const ChecklistPdf = ({ view, imprint }: { view: ChecklistView; imprint: Imprint }) => (
  <PdfDocument title={view.heading} imprint={imprint}>
    <PdfText style={{ marginTop: 10, fontSize: 15, fontWeight: 700, lineHeight: 1.2, letterSpacing: -0.25 }}>
      {view.heading}
    </PdfText>
    <PdfText style={[styles.soft, { marginTop: 3 }]}>{view.intro}</PdfText>
    {view.verdict ? <Verdict {...view.verdict} /> : null}
    {view.items.length > 0 ? (
      <Steps items={view.items} />
    ) : (
      <PdfText style={styles.section}>{NOTHING_TO_DO}</PdfText>
    )}
    <PdfText style={[styles.note, styles.section]}>
      {FIRST_IDEA} {view.notice}
    </PdfText>
    <PdfSources sources={view.sources} />
  </PdfDocument>
);
