import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { UNREACHABLE, type FormAnswer } from '../forms/client-action.ts';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { Honeypot } from '../forms/honeypot.tsx';

/** One field, which the server validates: a library for forms would weigh more than the rest of the page. */
function MailForm({ form: { failure } }: { form: FormDescription }) {
  const { result } = useActionData<FormAnswer>() ?? {};
  const isSubmitting = useNavigation().formMethod === 'POST';
  const input = useRef<HTMLInputElement>(null);
  const errors =
    result === UNREACHABLE.result ? [failure] : Object.values(result?.error ?? {}).flatMap((of) => of ?? []);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) input.current?.focus();
  }, [hasErrors, result]);
  const field = {
    id: 'mail-email',
    label: 'Email',
    hint: 'We use it only to send this email.',
    errors: isSubmitting ? [] : errors,
  };
  const typed = result?.initialValue?.email;
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="relative grid max-w-[38rem] grid-cols-1 gap-6"
    >
      <LabeledField {...field}>
        <input
          ref={input}
          type="email"
          name="email"
          id={field.id}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typeof typed === 'string' ? typed : undefined}
          {...describedBy(field)}
          className={CONTROL}
        />
      </LabeledField>
      <Honeypot />
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Submitting...' : 'Email the link'}
      </Button>
    </Form>
  );
}

export const MailReport = ({ form }: { form: FormDescription }) => (
  <div className="not-printed">
    <Section id="mail" heading="Email yourself this report">
      {useIsConfirmed('mail') ? (
        <Confirmation
          title="On its way"
          description="Check your inbox in a few minutes for the link to this report. If it isn&rsquo;t there, check your spam folder."
        />
      ) : (
        <MailForm form={form} />
      )}
    </Section>
  </div>
);
