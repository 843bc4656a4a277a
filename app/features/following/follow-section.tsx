import type { ComponentProps, ReactNode } from 'react';
import { LinkRows } from '#app/features/laws/link-rows.tsx';
import { PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';
import type { FollowCopy } from './follow-copy.server.ts';
import { ShortFollowForm } from './follow-form.tsx';
import { FOLLOW_HEADINGS } from './texts.ts';
import { followUrl } from '#app/urls/subject-url.ts';

const FollowFrame = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section
    id="follow"
    aria-labelledby="follow-heading"
    className="not-printed mt-8 scroll-mt-20 border border-ink bg-card p-5 sm:p-6"
  >
    <h2 id="follow-heading" className="text-fit-sm">
      {heading}
    </h2>
    {children}
  </section>
);

interface FollowSectionProps {
  bbl: string;
  answers: string;
  copy: FollowCopy;
}

/** Has only an email field and a link to all choices, to keep building pages small. */
export const FollowSection = ({ bbl, answers, copy }: FollowSectionProps) => {
  const subject = { kind: 'building', subject: bbl } as const;
  return (
    <FollowFrame heading={FOLLOW_HEADINGS.building}>
      <p className="mt-1 max-w-[44rem] text-soft">
        {copy.text}{' '}
        <a href={followUrl(subject, answers)} className="underline underline-offset-3">
          Choose what you get
        </a>
      </p>
      {answers ? <p className="mt-2 max-w-[44rem] text-soft">{copy.answersText}</p> : null}
      <ShortFollowForm subject={subject} answers={answers} />
      <p className="mt-3 text-[0.95rem] text-soft">
        Have several buildings?{' '}
        <a href={PORTFOLIOS_URL} className="underline underline-offset-3">
          Put them in a portfolio
        </a>
      </p>
    </FollowFrame>
  );
};

interface FollowLawsProps {
  laws: ComponentProps<typeof LinkRows>['rows'];
  copy: FollowCopy;
}

export const FollowLaws = ({ laws, copy }: FollowLawsProps) => (
  <FollowFrame heading={FOLLOW_HEADINGS.laws}>
    <p className="mt-1 mb-4 max-w-[44rem] text-soft">{copy.lawsText}</p>
    <LinkRows rows={laws} className="sm:grid-cols-2 lg:grid-cols-3" />
  </FollowFrame>
);
