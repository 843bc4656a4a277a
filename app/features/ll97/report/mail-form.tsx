import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import type { FormDescription } from '#app/features/forms/define-form.ts';
import { errorsIn, Honeypot, typedIn } from '#app/features/forms/plain-form.tsx';
import { useShortForm } from '#app/features/forms/use-short-form.ts';

export const MAX_RECIPIENTS = 5;

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
        multiple
        label="Email"
        hint={`Up to ${MAX_RECIPIENTS} addresses, separated by commas. We use them only to send this email.`}
        errors={errors}
        autoComplete="email"
        required
        defaultValue={typedIn(result, 'email')}
      />
      <Honeypot />
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Submitting...' : 'Email the report'}
      </Button>
    </Form>
  );
}

export const MailReport = ({ form }: { form: FormDescription }) => (
  <div className="not-printed">
    <Section id="mail" heading="Email this report">
      {useIsConfirmed('mail') ? (
        <Confirmation
          title="On its way"
          description="The main figures and the link to this report arrive in a few minutes. If they don&rsquo;t, check the spam folder."
        />
      ) : (
        <MailForm form={form} />
      )}
    </Section>
  </div>
);
