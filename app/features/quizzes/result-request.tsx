import { Form } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary, summarize } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { Honeypot } from '../forms/honeypot.tsx';
import { errorsIn, typedIn, useShortForm } from '../forms/plain-form.tsx';
import type { ResultView } from './quiz-view.ts';
import { SENDING } from './texts.ts';

interface ResultRequestProps {
  copy: ResultView['sending'];
  form: FormDescription;
}

const FORM_ID = 'result-request';
const LABELS = { userEmail: 'Email', buildingAddress: 'Building address' };

const FIELDS = [
  { name: 'userEmail', type: 'email', autoComplete: 'email' },
  {
    name: 'buildingAddress',
    type: 'text',
    autoComplete: 'address-line1',
  },
] as const;

function ResultRequestForm({ form }: Pick<ResultRequestProps, 'form'>) {
  const { isSubmitting, result } = useShortForm(form);
  const toField = (name: keyof typeof LABELS) => ({
    id: `${FORM_ID}-${name}`,
    errors: errorsIn(result, name),
  });
  const fields = { userEmail: toField('userEmail'), buildingAddress: toField('buildingAddress') };
  return (
    <Form
      method="post"
      id={FORM_ID}
      noValidate
      preventScrollReset
      className="relative grid max-w-[38rem] grid-cols-1 gap-6"
    >
      <ErrorSummary items={summarize(fields, LABELS)} formErrors={errorsIn(result) ?? []} attempt={0} />
      {FIELDS.map(({ name, ...control }) => (
        <TextField
          key={name}
          name={name}
          {...control}
          {...form.constraint[name]}
          {...fields[name]}
          label={LABELS[name]}
          hint={name === 'buildingAddress' ? SENDING.addressHint : undefined}
          defaultValue={typedIn(result, name)}
        />
      ))}
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
      <Confirmation {...SENDING.sent} />
    ) : (
      <>
        <h2 className="text-fit-md">{copy.heading}</h2>
        <p className="mt-2 mb-7 max-w-[38rem] text-soft">{copy.text}</p>
        <ResultRequestForm form={form} />
      </>
    )}
  </section>
);
