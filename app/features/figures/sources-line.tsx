import type { PageSources as Sources } from '#app/content/sources.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { checkText, DOUBTS, FIGURES_URL } from './sources-text.ts';

/** More than this are behind a click. */
const MOST_IN_A_LINE = 6;

type Cited = Sources['cited'][number];

function Citation({ source: { citation, link, certainty } }: { source: Cited }) {
  const doubt = DOUBTS[certainty];
  return (
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
}

const Citations = ({ cited }: { cited: Cited[] }) =>
  cited.map((source, index) => (
    <span key={`${source.citation} ${source.link ?? ''}`}>
      {index > 0 ? '; ' : ''}
      <Citation source={source} />
    </span>
  ));

/** Details that print as if they were open. */
export const PRINTS_OPEN = 'print:[&::details-content]:[content-visibility:visible]';

const LongList = ({ cited }: { cited: Cited[] }) => (
  <details className={PRINTS_OPEN}>
    <summary className="cursor-pointer py-1 font-semibold">
      Sources: {cited.length} laws, rules and official pages
    </summary>
    <p className="mt-1">
      <Citations cited={cited} />.
    </p>
  </details>
);

interface SourcesLineProps {
  /** Absent where a page uses no figure and no deadline of the law. */
  sources: Sources | undefined;
  className?: string;
}

/** Where the figures and deadlines of a page come from, and when they were checked. */
export function SourcesLine({ sources, className }: SourcesLineProps) {
  if (!sources) return null;
  const { cited } = sources;
  return (
    <div
      data-sources=""
      className={classNames('max-w-[44rem] text-[0.85rem] text-soft print:max-w-none', className)}
    >
      {cited.length > MOST_IN_A_LINE ? (
        <LongList cited={cited} />
      ) : (
        <p>
          Sources: <Citations cited={cited} />.
        </p>
      )}
      <p>
        {checkText(sources)}{' '}
        <a href={FIGURES_URL} className="not-printed underline underline-offset-2">
          All figures
        </a>
      </p>
    </div>
  );
}

/** The line below a whole page. */
export const PageSources = ({ sources }: Pick<SourcesLineProps, 'sources'>) =>
  sources ? (
    <PageWidth className="pb-10 print:pb-0">
      <SourcesLine sources={sources} />
    </PageWidth>
  ) : null;
