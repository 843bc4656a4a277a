import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { Honeypot } from '../forms/honeypot.tsx';
import { useShortForm } from '../forms/use-short-form.ts';

function MailForm({ form }: { form: FormDescription }) {
  const { isSubmitting, errorsOf, typed } = useShortForm(form);
  const input = useRef<HTMLInputElement>(null);
  const errors = [...(errorsOf() ?? []), ...(errorsOf('email') ?? [])];
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) input.current?.focus();
  }, [hasErrors]);
  const field = { id: 'mail-email', label: 'Email', hint: 'We use it only to send this email.', errors };
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
          defaultValue={typed('email')}
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
