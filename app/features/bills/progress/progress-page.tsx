import type { SubmissionResult } from '@conform-to/react';
import { Check, CircleCheck } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { ProgressView } from './progress.server.ts';
import { CLOSED, type Step } from './progress-steps.ts';
import { CorrectionForm, ValueList } from './values.tsx';

const INTRO =
  'What stands out in what our software read, compared with the rules and the reported citywide cap. It may be wrong, and your carter may have a good reason: wait for our report before you dispute a charge.';

const NOTHING =
  'Nothing in what we read stands out: no rate above the reported cap, no fee that the rules bar, and no contract that is too long. A person will look again.';

const FirstReading = ({ findings, contract }: NonNullable<ProgressView['firstReading']>) => (
  <Section heading="First reading; a person will check" intro={findings.length > 0 ? INTRO : NOTHING}>
    <ul className="grid max-w-[44rem] gap-4">
      {findings.map(({ id, title, text, cautions, source }) => (
        <li key={id} className="border-l-4 border-lot bg-card px-5 py-4">
          <h3 className="text-[1.2rem]">{title}</h3>
          <p className="mt-1 wrap-anywhere">{text}</p>
          {cautions.map((caution) => (
            <p key={caution} className="mt-2">
              <strong className="font-semibold">Before you rely on it:</strong> {caution}
            </p>
          ))}
          <p className="mt-2 text-[0.9rem] text-soft">Source: {source}</p>
        </li>
      ))}
    </ul>
    <p className="mt-5 max-w-[44rem] text-soft">{contract}</p>
  </Section>
);

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

const OPEN_INTRO =
  'Correct what is wrong until our staff start their review. They check each value against your bill either way.';

const DONE_INTRO = 'Our staff have checked these values against your bill.';

const Done = () => (
  <p
    role="status"
    className="mt-6 flex max-w-[44rem] items-start gap-2.5 border-l-4 border-low bg-low-tint px-4 py-3 font-semibold"
  >
    <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-low" />
    Thank you. Your corrections are saved.
  </p>
);

const Files = ({ files }: Pick<ProgressView, 'files'>) => (
  <Section heading={files.length === 1 ? 'Your file' : 'Your files'}>
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

interface ProgressPageProps {
  view: ProgressView;
  result: SubmissionResult | undefined;
}

export const ProgressPage = ({ view, result }: ProgressPageProps) => {
  const { reference, steps, firstReading, groups, files, pictures, isOpen, isDone, isCorrected, reportUrl } =
    view;
  const intro = isOpen ? OPEN_INTRO : isDone ? DONE_INTRO : CLOSED;
  return (
    <>
      <PageHead
        heading="Your waste bill"
        lead="Where your bill stands. Anyone who has the link to this page can see it, so share it with care."
      >
        {reference ? (
          <p className="mt-3">
            Reference number <strong className="whitespace-nowrap">{reference}</strong>
          </p>
        ) : null}
        {isCorrected && !result ? <Done /> : null}
      </PageHead>
      <PageWidth className="pb-14">
        <ProgressSteps steps={steps} />
        {reportUrl ? (
          <ButtonLink href={reportUrl} className="mb-10">
            Open your report
          </ButtonLink>
        ) : null}
        {firstReading ? <FirstReading {...firstReading} /> : null}
        {groups.length > 0 ? (
          <Section heading="What we read" intro={intro}>
            <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <BillPictures pictures={pictures} />
              {isOpen || result ? (
                <CorrectionForm groups={groups} result={result} isOpen={isOpen} />
              ) : (
                <ValueList groups={groups} isDone={isDone} />
              )}
            </div>
          </Section>
        ) : null}
        {files.length > 0 ? <Files files={files} /> : null}
      </PageWidth>
    </>
  );
};
