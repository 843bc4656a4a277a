import type { PageSources } from '#app/data/sources.server.ts';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';

interface ArticleSourcesProps {
  sources: PageSources | undefined;
  address: string;
}

/** Paper needs the URL in full. */
const PrintedSources = ({ sources: { cited, checked } }: { sources: PageSources }) => (
  <>
    <h2 className="text-[1.1rem]">Sources</h2>
    <ul className="mt-1 list-disc pl-5">
      {cited.map(({ citation, link, doubt }) => (
        <li key={citation} className="break-inside-avoid wrap-anywhere">
          {citation}
          {doubt ? ` (${doubt})` : ''}
          {link ? `: ${link}` : ''}
        </li>
      ))}
    </ul>
    <p className="mt-1">{checked}</p>
  </>
);

export const ArticleSources = ({ sources, address }: ArticleSourcesProps) => (
  <>
    <div className="not-printed">
      <SourcesLine sources={sources} className="mt-10 border-t border-hair pt-4" />
    </div>
    <div className="mt-8 hidden border-t border-line pt-3 text-[0.8rem] leading-snug print:block">
      {sources ? <PrintedSources sources={sources} /> : null}
      <p className="mt-2 wrap-anywhere">This article: {address}</p>
    </div>
  </>
);
