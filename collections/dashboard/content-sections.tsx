import { MODULE_CHOICES } from '#law/modules.ts';
import { newestArticles, newestDrafts, nextScheduled, type Scheduled } from './content-queries.ts';
import {
  DashboardRow,
  Empty,
  NumberCell,
  RelativeTime,
  Section,
  type SectionProps,
  Table,
} from '#cms/panel/section.tsx';

const MAX_ARTICLES = 6;

const moduleName = (slug: string): string =>
  MODULE_CHOICES.find(({ value }) => value === slug)?.label ?? slug;

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
        <Empty>No articles have been published yet.</Empty>
      ) : (
        <Table
          columns={['Title', 'Module', 'Published', 'Times read']}
          kind="articles"
          heading="newest-articles"
        >
          {articles.map(({ id, title, module, publishedAt, readCount }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/admin/collections/articles/${id}`}>{title}</a>
              </th>
              <td>{moduleName(module)}</td>
              <td>{publishedAt && <RelativeTime at={publishedAt} now={now} />}</td>
              <NumberCell>{readCount ?? 0}</NumberCell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

const MAX_DRAFTS = 5;

export async function Drafts({ payload, now }: SectionProps) {
  const { items, total } = await newestDrafts(payload, MAX_DRAFTS);
  return (
    <Section id="drafts" heading="Drafts" count={total} isNarrow>
      {total === 0 && <Empty>There are no unpublished changes.</Empty>}
      <ul className="dashboard-rows" hidden={total === 0}>
        {items.map(({ title, kind, path, changedAt }) => (
          <DashboardRow key={path} title={title} kind={kind} path={path}>
            changed <RelativeTime at={changedAt} now={now} />
          </DashboardRow>
        ))}
      </ul>
    </Section>
  );
}

const MAX_SCHEDULED = 5;

function Outcome({ isPublished, hasFailed }: Scheduled) {
  if (!hasFailed) return isPublished ? 'Publishes' : 'Unpublishes';
  return (
    <strong className="dashboard-due--overdue">
      {isPublished ? 'Failed to publish' : 'Failed to unpublish'}
    </strong>
  );
}

export async function ScheduledPublications({ payload, user, now }: SectionProps) {
  const items = await nextScheduled(payload, user, MAX_SCHEDULED);
  return (
    <Section id="scheduled" heading="Scheduled" isNarrow>
      {items.length === 0 && (
        <Empty>Nothing is scheduled. To schedule a change, open the menu next to Publish changes.</Empty>
      )}
      <ul className="dashboard-rows" hidden={items.length === 0}>
        {items.map((item) => (
          <DashboardRow key={`${item.path} ${item.at}`} title={item.title} kind={item.kind} path={item.path}>
            <Outcome {...item} /> <RelativeTime at={item.at} now={now} />
          </DashboardRow>
        ))}
      </ul>
    </Section>
  );
}
