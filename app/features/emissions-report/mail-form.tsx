import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { errorsIn, Honeypot, typedIn } from '../forms/plain-form.tsx';
import { useShortForm } from '../forms/use-short-form.ts';

function MailForm({ form }: { form: FormDescription }) {
  const { isSubmitting, result } = useShortForm(form);
  const input = useRef<HTMLInputElement>(null);
  const errors = [...(errorsIn(result) ?? []), ...(errorsIn(result, 'email') ?? [])];
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) input.current?.focus();
  }, [hasErrors]);
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="relative grid max-w-[38rem] grid-cols-1 gap-6"
    >
      <TextField
        ref={input}
        id="mail-email"
        name="email"
        type="email"
        label="Email"
        hint="We use it only to send this email."
        errors={errors}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typedIn(result, 'email')}
      />
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
