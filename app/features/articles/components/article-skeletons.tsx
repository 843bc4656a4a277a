import { ArticleGrid } from './article-grid.tsx';

/** Cards without words, while a list is on its way. */
export const ArticleSkeletons = ({ count }: { count: number }) => (
  <>
    <p role="status" className="sr-only">
      Loading articles
    </p>
    <ArticleGrid isBusy>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-testid="article-skeleton"
          aria-hidden
          className="border-r border-b border-line bg-card"
        >
          <div className="aspect-video animate-pulse border-b border-line bg-hair" />
          <div className="grid gap-3 p-5">
            <div className="h-4 w-1/3 animate-pulse bg-hair" />
            <div className="h-6 w-11/12 animate-pulse bg-hair" />
            <div className="h-4 w-full animate-pulse bg-hair" />
            <div className="h-4 w-2/3 animate-pulse bg-hair" />
          </div>
        </div>
      ))}
    </ArticleGrid>
  </>
);
