import type { PageSources as Sources } from '#app/data/sources.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { FIGURES_URL, sourcesText } from './sources-text.ts';

const MAX_IN_A_LINE = 6;

type Cited = Sources['cited'][number];

const Citation = ({ source: { citation, link, doubt } }: { source: Cited }) => (
  <>
    {link ? (
      <a href={link} rel="noopener" className="underline underline-offset-2">
        {citation}
      </a>
    ) : (
      citation
    )}
    {doubt ? ` (${doubt})` : ''}
  </>
);

const LongList = ({ cited }: { cited: Cited[] }) => (
  <details>
    <summary className="cursor-pointer py-1 font-semibold">Sources ({cited.length})</summary>
    <ul className="mt-1 mb-2 list-disc gap-x-10 pl-5 sm:columns-2">
      {cited.map((source) => (
        <li key={source.citation} className="break-inside-avoid py-0.5">
          <Citation source={source} />
        </li>
      ))}
    </ul>
  </details>
);

const ShortList = ({ cited }: { cited: Cited[] }) => (
  <p>
    Sources:{' '}
    {cited.map((source, index) => (
      <span key={source.citation}>
        {index > 0 ? '; ' : ''}
        <Citation source={source} />
      </span>
    ))}
    .
  </p>
);

interface SourcesLineProps {
  sources: Sources | undefined;
  className?: string;
}

export function SourcesLine({ sources, className }: SourcesLineProps) {
  if (!sources) return null;
  const { cited } = sources;
  return (
    <div
      data-sources=""
      className={classNames('max-w-[60rem] text-[0.85rem] text-soft print:max-w-none', className)}
    >
      <div className="not-printed">
        {cited.length > MAX_IN_A_LINE ? <LongList cited={cited} /> : <ShortList cited={cited} />}
        <p>
          {sources.checked}{' '}
          <a href={FIGURES_URL} className="underline underline-offset-2">
            All figures
          </a>
        </p>
      </div>
      {/* Short, because results and checklists must print on one page. */}
      <p className="hidden text-[0.75rem] leading-tight print:block">{sourcesText(sources)}</p>
    </div>
  );
}

export const PageSources = ({ sources }: Pick<SourcesLineProps, 'sources'>) =>
  sources ? (
    <PageWidth className="pb-10 print:pb-0">
      <SourcesLine sources={sources} />
    </PageWidth>
  ) : null;
