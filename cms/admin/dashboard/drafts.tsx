import { newestDrafts } from '#cms/dashboard/drafts.ts';
import { documentKind } from './document-kind.ts';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 5;

/** What was written and is not published, the newest first. */
export async function Drafts({ payload, now }: SectionProps) {
  const { items, total } = await newestDrafts(payload, SHOWN);
  const count = <span className="dashboard-count">{total}</span>;
  return (
    <Section id="drafts" heading="Drafts" aside={count} isNarrow>
      {total === 0 ? (
        <Empty>Everything that was written is published.</Empty>
      ) : (
        <ul className="dashboard-rows">
          {items.map(({ collection, id, title, changedAt }) => (
            <li key={`${collection}-${id}`} className="dashboard-row">
              <span className="dashboard-row__main">
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                <span className="dashboard-row__kind">{documentKind(payload, collection)}</span>
              </span>
              <span className="dashboard-due">
                changed <MomentWords at={changedAt} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
