import type { ArticleCard as Article } from '#app/content/articles.server.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { LongDate } from '#app/ui/long-date.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { blogWords } from '../blog-words.ts';
import { ArticleLink } from './article-link.tsx';

interface ArticleCardProps {
  article: Article;
  /** Whose blog it is in. */
  module: ModuleSlug;
  heading?: 'h2' | 'h3';
}

interface ExcerptProps {
  article: Pick<Article, 'excerpt'>;
  module: ModuleSlug;
  className: string;
}

/** Category and read time, above a title. */
export const ArticleMeta = ({ article }: { article: Article }) => (
  <p className="flex flex-wrap gap-x-3 text-[0.85rem] text-soft">
    <span className="font-bold text-accent">{article.category}</span>
    <span>{article.readMinutes} min read</span>
  </p>
);

/** Who wrote it and when. */
export const Byline = ({ article }: { article: Article }) => (
  <p className="text-[0.85rem] text-soft">
    {article.author} · <LongDate iso={article.publishedAt} />
  </p>
);

/** What an article is about, or what the module's blog says where nobody has written it. */
export const Excerpt = ({ article: { excerpt }, module, className }: ExcerptProps) => (
  <p className={className}>{excerpt.trim() || blogWords(module).noExcerpt}</p>
);

/** The article's image; where it has none, a drawing, or nothing. */
function CardImage({ article: { image }, module }: Pick<ArticleCardProps, 'article' | 'module'>) {
  if (image) {
    return (
      <Picture
        image={image}
        decorative
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-video w-full border-b border-line object-cover dark:brightness-90"
      />
    );
  }
  return blogWords(module).hasPlaceholders ? (
    <TaxMap className="aspect-video w-full border-b border-line" />
  ) : null;
}

/** An article in a list. The whole card is its link's target. */
export const ArticleCard = ({ article, module, heading: Heading = 'h2' }: ArticleCardProps) => (
  <article className="group relative flex flex-col border-r border-b border-line bg-card">
    <CardImage article={article} module={module} />
    <div className="flex grow flex-col gap-2.5 p-5">
      <ArticleMeta article={article} />
      <Heading className="text-[1.2rem]">{article.title}</Heading>
      <Excerpt article={article} module={module} className="text-[0.94rem] text-soft" />
      <div className="mt-auto grid gap-2 pt-3">
        <Byline article={article} />
        <ArticleLink article={article} module={module} />
      </div>
    </div>
  </article>
);
