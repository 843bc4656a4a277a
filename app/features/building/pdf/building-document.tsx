import { View } from '@react-pdf/renderer';
import type { BuildingCopy } from '#app/content/laws.server.ts';
import type { Answer } from '#app/regulations/obligations/decision.ts';
import { type Imprint, PdfDocument } from '../../pdf/document.tsx';
import { Badge, PdfSection, PdfText } from '../../pdf/parts.tsx';
import { PALETTE, styles } from '../../pdf/styles.ts';
import type { BuildingView } from '../building-view.ts';
import type { FactRow } from '../facts-view.ts';
import type { LineGroup, LineView } from '../line-view.ts';

export interface BuildingDocumentProps {
  view: BuildingView;
  copy: Pick<BuildingCopy, 'building' | 'answers'>;
  imprint: Imprint;
}

const IN_FULL: readonly Answer[] = ['applies', 'likely', 'ask'];

const Head = ({ view: { title, identity, summary, asOf, notices } }: { view: BuildingView }) => (
  <View style={{ marginTop: 10 }}>
    <PdfText style={{ fontSize: 15, fontWeight: 700, marginBottom: 3 }}>{title}</PdfText>
    <PdfText style={styles.soft}>
      {identity.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(' ')).join(' · ')}
    </PdfText>
    <PdfText style={[styles.strong, { marginTop: 4, fontSize: 9.5 }]}>{summary}</PdfText>
    <PdfText style={styles.soft}>{`As of ${asOf}`}</PdfText>
    {notices.map((notice) => (
      <PdfText key={notice} style={[styles.note, { marginTop: 3 }]}>
        {notice}
      </PdfText>
    ))}
  </View>
);

const Next = ({ view: { next } }: { view: BuildingView }) => (
  <View style={[styles.columns, { marginTop: 8, gap: 8 }]}>
    {next.map(({ id, when, title, mark }) => (
      <View
        key={id}
        style={[
          styles.column,
          { padding: 6, borderWidth: 0.75, borderColor: PALETTE.line, backgroundColor: PALETTE.lotTint },
        ]}
      >
        <PdfText style={{ fontSize: 11, fontWeight: 700 }}>{when}</PdfText>
        <PdfText>{mark ? `${title} (${mark.toLowerCase()})` : title}</PdfText>
      </View>
    ))}
  </View>
);

const Fact = ({ fact: { label, value, source, note } }: { fact: FactRow }) => (
  <View style={{ width: 164, paddingVertical: 2, borderTopWidth: 0.5, borderTopColor: PALETTE.hair }}>
    <PdfText style={styles.note}>{[label, source, note].filter(Boolean).join(' · ')}</PdfText>
    {value === undefined ? null : <PdfText style={styles.strong}>{value}</PdfText>}
  </View>
);

const Facts = ({ view: { facts }, copy }: Pick<BuildingDocumentProps, 'view' | 'copy'>) => (
  <PdfSection heading={copy.building.factsHeading}>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 }}>
      {facts.map((fact) => (
        <Fact key={fact.name} fact={fact} />
      ))}
    </View>
  </PdfSection>
);

const Line = ({
  line: { title, law, because, question, when, whenNote, penalty, whatToDo, citation },
}: {
  line: LineView;
}) => (
  <View
    wrap={false}
    style={[styles.row, { gap: 12, paddingVertical: 3, borderTopWidth: 0.5, borderTopColor: PALETTE.hair }]}
  >
    <View style={styles.column}>
      <PdfText style={styles.strong}>{`${title} (${law})`}</PdfText>
      <PdfText>{because}</PdfText>
      {whenNote ? <PdfText>{whenNote}</PdfText> : null}
      {question ? <PdfText style={styles.strong}>{question.text}</PdfText> : null}
      <PdfText style={styles.note}>{`To do: ${whatToDo}`}</PdfText>
      <PdfText style={styles.note}>{`${citation}. If missed: ${penalty}`}</PdfText>
    </View>
    <PdfText style={[styles.strong, { width: 118, textAlign: 'right' }]}>{when}</PdfText>
  </View>
);

interface GroupProps {
  group: LineGroup;
  heading: string;
}

/** A heading stays with its first law. */
function OpenGroup({ group: { lines }, heading }: GroupProps) {
  const [first, ...others] = lines;
  return (
    <>
      <View style={styles.section} wrap={false}>
        <View style={[styles.row, { gap: 8, marginBottom: 3 }]}>
          <PdfText style={styles.heading}>{heading}</PdfText>
          <Badge tone="neutral" isSmall>{`${lines.length}`}</Badge>
        </View>
        {first ? <Line line={first} /> : null}
      </View>
      {others.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </>
  );
}

const Group = ({ group, heading }: GroupProps) =>
  IN_FULL.includes(group.answer) ? (
    <OpenGroup group={group} heading={heading} />
  ) : (
    <PdfSection heading={heading}>
      <PdfText style={styles.note}>
        {group.lines.map(({ title, law }) => `${title} (${law})`).join('; ')}
      </PdfText>
    </PdfSection>
  );

/** The laws for a building as a document, from the same lines as its page. */
export const BuildingDocument = ({ view, copy, imprint }: BuildingDocumentProps) => (
  <PdfDocument title="Building laws" imprint={imprint}>
    <Head view={view} />
    <Next view={view} />
    <Facts view={view} copy={copy} />
    {view.groups.map((group) => (
      <Group key={group.answer} group={group} heading={copy.answers[group.answer].heading} />
    ))}
    <PdfText style={[styles.note, { marginTop: 8 }]}>
      {`${copy.building.weekendText} ${copy.building.notice}`}
    </PdfText>
  </PdfDocument>
);
