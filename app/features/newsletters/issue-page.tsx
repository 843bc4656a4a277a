import type { IssueDocument } from '#app/data/newsletter-issues.server.ts';
import type { PageSources } from '#app/data/sources.server.ts';
import type { ArticlePartView } from '#app/features/figures/figure-card-view.ts';
import { FigureCard } from '#app/features/figures/figure-card.tsx';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { ISSUES_URL, newsletterNames } from '#app/urls/issue-urls.ts';

const Articles = ({ articles }: Pick<IssueDocument, 'articles'>) =>
  articles.length > 0 ? (
    <ul className="mt-8 grid gap-6">
      {articles.map(({ title, excerpt, path }) => (
        <li key={path} className="border-t border-line pt-5">
          <h2 className="text-[1.35rem]">
            <a href={path} className="underline underline-offset-4">
              {title}
            </a>
          </h2>
          <p className="mt-2 text-soft">{excerpt}</p>
        </li>
      ))}
    </ul>
  ) : null;

const Subscribe = ({ newsletters }: Pick<IssueDocument, 'newsletters'>) => (
  <div className="not-printed mt-10 flex flex-wrap gap-3">
    {newsletters.map((module) => (
      <ButtonLink key={module} href={moduleUrls(module).newsletter} look="secondary">
        Subscribe to the {newsletterNames([module])}
      </ButtonLink>
    ))}
  </div>
);

interface IssuePageProps {
  issue: Omit<IssueDocument, 'parts'> & { parts: ArticlePartView[] };
  sources?: PageSources;
}

export const IssuePage = ({ issue, sources }: IssuePageProps) => (
  <PageWidth className="py-8 sm:py-12">
    <BackLink href={ISSUES_URL}>All newsletter issues</BackLink>
    <article className="mt-8 max-w-[44rem]">
      <h1 className="text-[2.1rem] sm:text-[3rem]">{issue.title}</h1>
      <p className="mt-4 mb-8 text-[0.94rem] text-soft">
        {newsletterNames(issue.newsletters)} · <LongDate iso={issue.publishedAt} />
      </p>
      {issue.parts.map((part, index) =>
        'card' in part ? (
          <FigureCard key={index} card={part.card} />
        ) : (
          <RichText key={index} html={part.html} />
        ),
      )}
      <Articles articles={issue.articles} />
      <SourcesLine sources={sources} className="mt-10" />
      <Subscribe newsletters={issue.newsletters} />
    </article>
  </PageWidth>
);
