import { MODULE_CHOICES } from '#app/regulations/index.ts';
import { newestArticles, type NewestArticle } from '#cms/dashboard/articles.ts';
import { MomentWords } from './moment-words.tsx';
import { Empty, Section, type SectionProps } from './section.tsx';

const SHOWN = 6;

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
      <td>{publishedAt && <MomentWords at={publishedAt} now={now} />}</td>
      <td className="dashboard-number">{(readCount ?? 0).toLocaleString('en-US')}</td>
    </tr>
  );
}

/** What was published last, and how often it was read. */
export async function NewestArticles({ payload, user, now }: SectionProps) {
  const articles = await newestArticles(payload, user, SHOWN);
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
