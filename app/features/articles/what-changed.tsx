import { longDay } from '#law/figures/figure-kinds.ts';
import type { ArticleChange } from './article-changes.ts';

const ANCHOR = 'what-changed';

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDay(day)}</time>;

export const UpdatedOn = ({ changes: [newest] }: { changes: ArticleChange[] }) =>
  newest ? (
    <a href={`#${ANCHOR}`} className="underline underline-offset-4">
      Updated <Day day={newest.day} />
    </a>
  ) : null;

export const WhatChanged = ({ changes }: { changes: ArticleChange[] }) =>
  changes.length > 0 ? (
    <section aria-labelledby={ANCHOR} className="mt-12 max-w-[44rem] border-t border-line pt-5">
      <h2 id={ANCHOR} className="text-[1.25rem]">
        What changed
      </h2>
      <ul className="mt-3 grid gap-2 text-[0.94rem]">
        {changes.map(({ day, text, url }) => (
          <li key={`${day} ${text}`} className="break-inside-avoid sm:grid sm:grid-cols-[10.5rem_1fr]">
            <span className="text-soft">
              <Day day={day} />
              <span className="sr-only">: </span>
            </span>
            {url ? (
              <a href={url} className="block underline underline-offset-2">
                {text}
              </a>
            ) : (
              <span className="block">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ) : null;
