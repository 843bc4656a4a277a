import { useEffect } from 'react';
import { useRevalidator } from '@remix-run/react';
import { Check } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { plural } from '#law/numbers.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { ProgressView } from './progress.server.ts';
import type { Step } from './progress-steps.ts';
import { PROGRESS } from '../texts.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

const BARS = { done: 'border-ink', current: 'border-lot', ahead: 'border-line' };

const STATE_NAMES = { done: 'Done', current: 'Next', ahead: 'Later' };

const ProgressSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol aria-label="Progress" className="my-10 grid gap-4 sm:grid-cols-4">
    {steps.map(({ name, at, text, state }) => (
      <li
        key={name}
        aria-current={state === 'current' ? 'step' : undefined}
        className={classNames('border-t-4 pt-3', BARS[state])}
      >
        <h2 className="flex items-center gap-2 text-[1.15rem]">
          {state === 'done' ? <Check aria-hidden size={20} strokeWidth={2.5} /> : null}
          {name}
        </h2>
        <p className="mt-1 text-[0.94rem]">
          <span className="sr-only">{STATE_NAMES[state]}. </span>
          {text}
        </p>
        {at ? (
          <time dateTime={at} className="mt-1 block text-[0.9rem] text-soft">
            {TIME.format(new Date(at))}
          </time>
        ) : null}
      </li>
    ))}
  </ol>
);

const BillPictures = ({ pictures }: { pictures: readonly string[] }) => (
  <div
    role="region"
    aria-label="Your bill"
    tabIndex={0}
    className="sticky top-0 z-10 max-h-[38vh] overflow-auto border-2 border-line bg-paper lg:order-last lg:max-h-screen"
  >
    {pictures.map((url, index) => (
      <img
        key={url}
        src={url}
        alt={`Page ${index + 1} of your bill`}
        loading={index === 0 ? 'eager' : 'lazy'}
        className="w-[640px] max-w-none lg:w-full"
      />
    ))}
  </div>
);

const ValueList = ({ groups }: Pick<ProgressView, 'groups'>) => (
  <div className="grid max-w-[44rem] gap-8">
    {groups.map(({ heading, values }) => (
      <div key={heading}>
        <h3 className="mb-2 text-[1.25rem]">{heading}</h3>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[16rem_1fr]">
          {values.map(({ label, value, isUnsure }, index) => (
            <div key={`${label} ${index}`} className="contents">
              <dt className="text-soft max-sm:mt-2">{label}</dt>
              <dd className="wrap-anywhere">
                {value} {isUnsure ? <Badge tone="neutral">Check this</Badge> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
);

const POLL_MS = 4000;

/** Polls for new data while the bill waits to be read. Without scripts, visitors reload the page themselves. */
function useReload(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

const NoBill = ({ module }: Pick<ProgressView, 'module'>) => (
  <p role="status" className="mb-10 max-w-[44rem] border-l-4 border-lot bg-lot-tint px-4 py-3">
    This doesn&rsquo;t look like a bill.{' '}
    <a
      href={module === 'll199' ? '/ll199/invoice' : '/cwz'}
      className="font-semibold underline underline-offset-3"
    >
      Send another?
    </a>
  </p>
);

const Files = ({ files }: Pick<ProgressView, 'files'>) => (
  <Section heading={plural(files.length, { one: 'Your file', other: 'Your files' })}>
    <ol className="grid max-w-[44rem] list-decimal gap-1.5 pl-6">
      {files.map((name, index) => (
        // Two files may have the same name.
        <li key={`${index} ${name}`} className="pl-1.5 wrap-anywhere">
          {name}
        </li>
      ))}
    </ol>
  </Section>
);

export const ProgressPage = ({ view }: { view: ProgressView }) => {
  const { module, reference, steps, groups, files, pictures, isWaiting, isNoBill, isDone, reportUrl } = view;
  useReload(isWaiting);
  return (
    <>
      <PageHead heading={PROGRESS.heading} lead={view.lead}>
        {reference ? (
          <p className="mt-3">
            Reference number <strong className="whitespace-nowrap">{reference}</strong>
          </p>
        ) : null}
      </PageHead>
      <PageWidth className="pb-14">
        <ProgressSteps steps={steps} />
        {isNoBill ? <NoBill module={module} /> : null}
        {reportUrl ? (
          <ButtonLink href={reportUrl} className="mb-10">
            Open your report
          </ButtonLink>
        ) : null}
        {groups.length > 0 ? (
          <Section heading={PROGRESS.values} intro={isDone ? PROGRESS.doneText : PROGRESS.openText}>
            {isDone ? null : (
              <p className="mb-6">
                <a href="/contact" className="underline underline-offset-3">
                  Write to us
                </a>
                {reference ? `, with the reference number ${reference}` : ''}
              </p>
            )}
            <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <BillPictures pictures={pictures} />
              <ValueList groups={groups} />
            </div>
          </Section>
        ) : null}
        {files.length > 0 ? <Files files={files} /> : null}
      </PageWidth>
    </>
  );
};
