import { ButtonLink } from '#app/ui/button.tsx';
import { Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { Confirmation, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import { FEEDBACK, FEEDBACK_LABELS, FEEDBACK_SUBMITTED } from '../texts.ts';
import type { FeedbackData } from './feedback.server.ts';

function FeedbackForm({ form, choices, start }: Omit<FeedbackData, 'copy'>) {
  const { control, submission } = useSubmission({
    id: 'feedback-form',
    form,
    labels: FEEDBACK_LABELS,
    loadForm: async () => (await import('./feedback-fields.ts')).feedbackForm,
    defaultValue: start,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Submit Feedback">
      <TextInput {...control('name')} autoComplete="name" />
      <TextInput {...control('email')} type="email" autoComplete="email" />
      <Select {...control('feedbackType')} choices={choices} placeholder="Select feedback type" />
      <TextArea {...control('feedback')} rows={7} />
    </SubmissionForm>
  );
}

export function FeedbackPage({ copy, ...form }: FeedbackData) {
  const isConfirmed = useIsConfirmed('feedback');
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead} />
      <PageWidth className="grid gap-12 py-12 sm:py-14 lg:grid-cols-[minmax(0,38rem)_1fr] lg:gap-16">
        <div id="feedback">
          {isConfirmed ? (
            <Confirmation {...FEEDBACK_SUBMITTED} hasToast>
              <p className="mt-4 text-soft">{FEEDBACK.received}</p>
              <ButtonLink href="/feedback" look="secondary" className="mt-7">
                Send more feedback
              </ButtonLink>
            </Confirmation>
          ) : (
            <FeedbackForm {...form} />
          )}
        </div>
        <SideCard heading={FEEDBACK.points}>
          {copy.points?.map(({ title, text }) => (
            <SidePoint key={title} title={title} lines={[text]} />
          ))}
        </SideCard>
      </PageWidth>
    </>
  );
}
