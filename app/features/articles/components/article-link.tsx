import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import type { ArticleCard } from '#app/content/articles.server.ts';

/** An article's title as a link whose target is the whole card around it. */
export const ArticleTitleLink = ({ article, blogUrl }: { article: ArticleCard; blogUrl: string }) => (
  <Link
    to={`${blogUrl}/${article.slug}`}
    prefetch="intent"
    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
  >
    {article.title}
  </Link>
);

/** The words that show that a card leads somewhere. The link itself is the title. */
export const ReadMore = () => (
  <span aria-hidden className="flex items-center gap-1.5 text-[0.94rem] font-semibold">
    Read more <ArrowRight size={16} />
  </span>
);
