import { MODULE_CHOICES } from '#app/regulations/index.ts';
import {
  type NewestArticle,
  newestArticles,
  newestDrafts,
  nextScheduled,
  type Scheduled,
} from './content-queries.ts';
import { DashboardRow, DocumentRow, Empty, RelativeTime, Section, type SectionProps } from './section.tsx';

const ARTICLES_SHOWN = 6;

const moduleName = (slug: string): string =>
  MODULE_CHOICES.find(({ value }) => value === slug)?.label ?? slug;

function ArticleRow({ article, now }: { article: NewestArticle; now: Date }) {
  const { id, title, module, publishedAt, readCount } = article;
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/collections/articles/${id}`}>{title}</a>
      </th>
      <td>{moduleName(module)}</td>
      <td>{publishedAt && <RelativeTime at={publishedAt} now={now} />}</td>
      <td className="dashboard-number">{(readCount ?? 0).toLocaleString('en-US')}</td>
    </tr>
  );
}

/** What was published last, and how often it was read. */
export async function NewestArticles({ payload, user, now }: SectionProps) {
  const articles = await newestArticles(payload, user, ARTICLES_SHOWN);
  const write = (
    <a className="dashboard-action" href="/admin/collections/articles/create">
      Write an article
    </a>
  );
  return (
    <Section id="newest-articles" heading="Newest articles" aside={write}>
      {articles.length === 0 ? (
        <Empty>No article is published yet.</Empty>
      ) : (
        <div className="dashboard-scroll" role="region" aria-labelledby="newest-articles" tabIndex={0}>
          <table className="dashboard-table dashboard-table--articles">
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Module</th>
                <th scope="col">Published</th>
                <th scope="col">Times read</th>
              </tr>
            </thead>
            <tbody>
              {articles.map((article) => (
                <ArticleRow key={article.id} article={article} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

const DRAFTS_SHOWN = 5;

/** What was written and is not published, the newest first. */
export async function Drafts({ payload, now }: SectionProps) {
  const { items, total } = await newestDrafts(payload, DRAFTS_SHOWN);
  const count = <span className="dashboard-count">{total}</span>;
  return (
    <Section id="drafts" heading="Drafts" aside={count} isNarrow>
      {total === 0 && <Empty>There are no unpublished changes.</Empty>}
      <ul className="dashboard-rows" hidden={total === 0}>
        {items.map(({ changedAt, ...draft }) => (
          <DocumentRow key={`${draft.collection}-${draft.id}`} payload={payload} {...draft}>
            changed <RelativeTime at={changedAt} now={now} />
          </DocumentRow>
        ))}
      </ul>
    </Section>
  );
}

const SCHEDULED_SHOWN = 5;

const outcomeOf = ({ isPublished, hasFailed }: Scheduled): string => {
  if (hasFailed) return isPublished ? 'Failed to publish' : 'Failed to unpublish';
  return isPublished ? 'Publishes' : 'Unpublishes';
};

/** What will be published, or withdrawn, by itself, and what should have been and was not. */
export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, SCHEDULED_SHOWN);
  const rows = items.map((item) => (
    <DashboardRow key={`${item.path} ${item.at}`} title={item.title} kind={item.kind} path={item.path}>
      {item.hasFailed ? (
        <strong className="dashboard-due--overdue">{outcomeOf(item)}</strong>
      ) : (
        outcomeOf(item)
      )}{' '}
      <RelativeTime at={item.at} now={now} />
    </DashboardRow>
  ));
  return (
    <Section id="scheduled" heading="Scheduled" isNarrow>
      {rows.length > 0 ? (
        <ul className="dashboard-rows">{rows}</ul>
      ) : (
        <Empty>Nothing is scheduled. To schedule something, open the menu beside Publish changes.</Empty>
      )}
    </Section>
  );
}
