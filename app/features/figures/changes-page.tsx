import { Rss } from 'lucide-react';
import type { FigureChange } from '#app/data/figure-changes.server.ts';
import { lawGroupName } from '#law/modules.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import type { PageCopy } from '#app/data/pages.server.ts';
import { CHANGES_FEED_URL, changeAnchor } from './figure-urls.ts';
import { changeText } from '#law/figures/value-changes.ts';
import { FIGURES_URL } from './sources-text.ts';
import { NO_CHANGES } from './texts.ts';

function Change({ change }: { change: FigureChange }) {
  const { key, name, module, publishedAt, statement, citation, source } = change;
  return (
    <li id={changeAnchor(change)} className="scroll-mt-24 border-t border-line py-5 target:bg-lot-tint">
      <p className="text-[0.9rem] text-soft">
        Noticed on <LongDate iso={publishedAt} /> · {lawGroupName(module)}
      </p>
      <h2 className="mt-1 text-[1.2rem]">
        <a href={`${FIGURES_URL}#${key}`} className="underline-offset-4 hover:underline">
          {name}
        </a>
      </h2>
      <p className="mt-1 font-semibold">{changeText(change)}</p>
      <p className="mt-1 max-w-[44rem]">{statement}</p>
      <p className="mt-2 text-[0.85rem] wrap-anywhere text-soft">
        {source.link ? (
          <a href={source.link} rel="noopener" className="underline underline-offset-2">
            {citation}
          </a>
        ) : (
          citation
        )}
      </p>
    </li>
  );
}

interface ChangesPageProps {
  changes: FigureChange[];
  copy: PageCopy<'figures-page'>['changes'];
}

export const ChangesPage = ({ changes, copy }: ChangesPageProps) => (
  <PageWidth className="py-8 sm:py-12">
    <BackLink href={FIGURES_URL}>All figures</BackLink>
    <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
    <p className="mt-4 mb-6 max-w-[44rem] text-[1.1rem] text-soft">{copy.lead}</p>
    <ButtonLink href={CHANGES_FEED_URL} look="secondary" className="not-printed">
      <Rss aria-hidden size={18} /> Follow the feed
    </ButtonLink>
    {changes.length > 0 ? (
      <ol className="mt-8">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    ) : (
      <p className="mt-8 border border-dashed border-line px-5 py-10 text-center text-soft">{NO_CHANGES}</p>
    )}
  </PageWidth>
);
