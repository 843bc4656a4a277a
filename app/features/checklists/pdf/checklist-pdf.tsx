import { View } from '@react-pdf/renderer';
import { FIRST_IDEA } from '../../quizzes/messages.ts';
import { Badge } from '../../pdf/badge.tsx';
import { Frame, type Imprint } from '../../pdf/frame.tsx';
import { styles } from '../../pdf/styles.ts';
import { Words } from '../../pdf/words.tsx';
import type { ChecklistView } from '../checklist-view.ts';
import { NOTHING_TO_DO } from '../messages.ts';
import { Steps } from './steps.tsx';

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
