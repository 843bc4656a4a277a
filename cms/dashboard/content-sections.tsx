import type { CollectionSlug, Payload } from 'payload';
import { MODULE_CHOICES } from '#app/regulations/index.ts';
import {
  type NewestArticle,
  newestArticles,
  newestDrafts,
  nextScheduled,
  type Scheduled,
} from './content-queries.ts';
import { DashboardRow, Empty, RelativeTime, Section, type SectionProps } from './section.tsx';

const MAX_ARTICLES = 6;

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

export async function NewestArticles({ payload, user, now }: SectionProps) {
  const articles = await newestArticles(payload, user, MAX_ARTICLES);
  const write = (
    <a className="dashboard-action" href="/admin/collections/articles/create">
      Write an article
    </a>
  );
  return (
    <Section id="newest-articles" heading="Newest articles" action={write}>
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

const MAX_DRAFTS = 5;

/** What the panel calls one document of a collection. */
function kindOf({ collections }: Payload, collection: CollectionSlug): string {
  const { singular } = collections[collection].config.labels;
  return typeof singular === 'string' ? singular : collection;
}

/** Unpublished changes, newest first. */
export async function Drafts({ payload, now }: SectionProps) {
  const { items, total } = await newestDrafts(payload, MAX_DRAFTS);
  return (
    <Section id="drafts" heading="Drafts" count={total} isNarrow>
      {total === 0 && <Empty>There are no unpublished changes.</Empty>}
      <ul className="dashboard-rows" hidden={total === 0}>
        {items.map(({ collection, id, title, changedAt }) => (
          <DashboardRow
            key={`${collection}-${id}`}
            title={title}
            kind={kindOf(payload, collection)}
            path={`/collections/${collection}/${id}`}
          >
            changed <RelativeTime at={changedAt} now={now} />
          </DashboardRow>
        ))}
      </ul>
    </Section>
  );
}

const MAX_SCHEDULED = 5;

const outcomeOf = ({ isPublished, hasFailed }: Scheduled): string => {
  if (hasFailed) return isPublished ? 'Failed to publish' : 'Failed to unpublish';
  return isPublished ? 'Publishes' : 'Unpublishes';
};

/** What is scheduled to be published or unpublished, and what failed to be. */
export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, MAX_SCHEDULED);
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
