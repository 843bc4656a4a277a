import type { SubmissionResult } from '@conform-to/react';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import type { ProgressView } from './progress.server.ts';
import { BillPictures } from './pictures.tsx';
import { CorrectionForm, ValueList } from './values.tsx';

const OPEN_INTRO =
  'Correct what is wrong until our staff start their review. They check each value against your bill either way.';

const DONE_INTRO = 'Our staff have checked these values against your bill.';

const CLOSED_INTRO =
  'Our staff have started the review, so these values can no longer be corrected here. Reply to our email if one is wrong.';

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

/** How far a bill has come, and what was read from it, for whoever has its secret address. */
export const ProgressPage = ({ view, result }: ProgressPageProps) => {
  const { reference, steps, groups, files, pictures, isOpen, isDone, isCorrected, reportUrl } = view;
  const intro = isOpen ? OPEN_INTRO : isDone ? DONE_INTRO : CLOSED_INTRO;
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
