import { Form } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary, summarize } from '#app/ui/forms/error-summary.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { Honeypot } from '../forms/honeypot.tsx';
import { useShortForm } from '../forms/use-short-form.ts';
import type { ResultView } from './quiz-view.ts';

interface ResultRequestProps {
  copy: ResultView['sending'];
  form: FormDescription;
}

const FORM_ID = 'result-request';
const LABELS = { userEmail: 'Email', buildingAddress: 'Building address' };

const FIELDS = [
  { name: 'userEmail', type: 'email', autoComplete: 'email', hint: undefined },
  {
    name: 'buildingAddress',
    type: 'text',
    autoComplete: 'street-address',
    hint: 'House number, street and borough.',
  },
] as const;

function ResultRequestForm({ form }: Pick<ResultRequestProps, 'form'>) {
  const { isSubmitting, errorsOf, typed } = useShortForm(form);
  const fieldOf = (name: keyof typeof LABELS) => ({ id: `${FORM_ID}-${name}`, errors: errorsOf(name) });
  const fields = { userEmail: fieldOf('userEmail'), buildingAddress: fieldOf('buildingAddress') };
  return (
    <Form
      method="post"
      id={FORM_ID}
      noValidate
      preventScrollReset
      className="relative grid max-w-[38rem] grid-cols-1 gap-6"
    >
      <ErrorSummary items={summarize(fields, LABELS)} formErrors={errorsOf() ?? []} attempt={0} />
      {FIELDS.map(({ name, hint, ...control }) => {
        const labeling = { ...fields[name], label: LABELS[name], hint };
        return (
          <LabeledField key={name} {...labeling}>
            <input
              {...control}
              {...form.constraint[name]}
              {...describedBy(labeling)}
              id={labeling.id}
              name={name}
              defaultValue={typed(name)}
              className={CONTROL}
            />
          </LabeledField>
        );
      })}
      <Honeypot />
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Submitting...' : 'Email me this result'}
      </Button>
    </Form>
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
