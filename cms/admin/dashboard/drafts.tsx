import { newestDrafts } from '#cms/dashboard/drafts.ts';
import { DocumentRow } from './document-row.tsx';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 5;

/** What was written and is not published, the newest first. */
export async function Drafts({ payload, now }: SectionProps) {
  const { items, total } = await newestDrafts(payload, SHOWN);
  const count = <span className="dashboard-count">{total}</span>;
  return (
    <Section id="drafts" heading="Drafts" aside={count} isNarrow>
      {total === 0 && <Empty>There are no unpublished changes.</Empty>}
      <ul className="dashboard-rows" hidden={total === 0}>
        {items.map(({ changedAt, ...draft }) => (
          <DocumentRow key={`${draft.collection}-${draft.id}`} payload={payload} {...draft}>
            changed <MomentWords at={changedAt} now={now} />
          </DocumentRow>
        ))}
      </ul>
    </Section>
  );
}
