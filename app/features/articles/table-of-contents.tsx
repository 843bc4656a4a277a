import { ChevronDown } from 'lucide-react';
import type { ArticleDocument } from '#app/data/articles.server.ts';

type Headings = Pick<ArticleDocument, 'headings'>;

const MIN = 3;

const TITLE = 'On this page';

const Sections = ({ headings }: Headings) => (
  <ol className="table-of-contents text-[0.9rem] leading-snug">
    {headings.map(({ level, anchor, text }) => (
      <li key={anchor} className={level === 3 ? 'pl-4' : undefined}>
        <a
          href={`#${anchor}`}
          className="block border-l-2 border-line py-1.5 pl-3 wrap-anywhere text-soft hover:border-ink hover:text-ink"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
);

export const TableOfContents = ({ headings }: Headings) =>
  headings.length < MIN ? null : (
    <div className="not-printed lg:col-start-2 lg:row-start-1">
      <details className="group mb-8 border border-line bg-card lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {TITLE}
          <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={TITLE} className="px-4 pt-1 pb-4">
          <Sections headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={TITLE}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain pb-4 lg:block"
      >
        <p className="mb-2.5 text-[0.9rem] font-bold">{TITLE}</p>
        <Sections headings={headings} />
      </nav>
    </div>
  );
