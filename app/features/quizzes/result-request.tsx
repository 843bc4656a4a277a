import { TextInput } from '#app/ui/forms/controls.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { SubmissionForm, useSubmission } from '../forms/submission-form.tsx';
import type { ResultView } from './quiz-view.ts';

interface ResultRequestProps {
  copy: ResultView['sending'];
  form: FormDescription;
}

const LABELS = { userEmail: 'Email', buildingAddress: 'Building address' };

function ResultRequestForm({ form }: Pick<ResultRequestProps, 'form'>) {
  const { control, submission } = useSubmission({
    id: 'result-request',
    form,
    labels: LABELS,
    loadForm: async () => (await import('./schema.ts')).resultRequestForm,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Email me this result">
      <TextInput {...control('userEmail')} type="email" autoComplete="email" />
      <TextInput
        {...control('buildingAddress')}
        hint="House number, street and borough."
        autoComplete="street-address"
      />
    </SubmissionForm>
  );
}

export const ResultRequest = ({ copy, form }: ResultRequestProps) => (
  <section id="result" className="not-printed mt-12 border-t border-hair pt-10">
    {useIsConfirmed('result') ? (
      <Confirmation
        title="Your result is on its way"
        description="It should arrive at the address you gave within a few minutes. If it doesn&rsquo;t, check your spam folder."
      />
    ) : (
      <>
        <h2 className="text-[1.5rem]">{copy.heading}</h2>
        <p className="mt-2 mb-7 max-w-[38rem] text-soft">{copy.text}</p>
        <ResultRequestForm form={form} />
      </>
    )}
  </section>
);
