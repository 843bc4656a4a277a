import type { SubmissionResult } from '@conform-to/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { ReceivedNotice } from '../forms/received-notice.tsx';
import { useReceived } from '../forms/received.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackData } from './feedback.server.ts';
import { FEEDBACK_SUBMITTED } from './messages.ts';

/** The feedback page: the form, or that the feedback has arrived, and beside it what becomes of it. */
export function FeedbackPage({
  words,
  form,
  result,
}: FeedbackData & { result: SubmissionResult | undefined }) {
  const isReceived = useReceived('feedback');
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <PageWidth className="grid gap-12 py-12 sm:py-14 lg:grid-cols-[minmax(0,38rem)_1fr] lg:gap-16">
        <div id="feedback">
          {isReceived ? (
            <ReceivedNotice {...FEEDBACK_SUBMITTED} hasToast>
              <p className="mt-4 text-soft">{words.received.text}</p>
              <ButtonLink to="/feedback" look="secondary" className="mt-7">
                Send more feedback
              </ButtonLink>
            </ReceivedNotice>
          ) : (
            <FeedbackForm form={form} result={result} />
          )}
        </div>
        <SideCard heading="What becomes of it">
          {words.points?.map(({ title, text }) => (
            <SidePoint key={title} title={title} lines={[text]} />
          ))}
        </SideCard>
      </PageWidth>
    </>
  );
}
