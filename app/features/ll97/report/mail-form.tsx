import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import type { FormDescription } from '#app/features/forms/define-form.ts';
import { Honeypot } from '#app/features/forms/honeypot.tsx';
import { errorsIn, typedIn, useShortForm } from '#app/features/forms/plain-form.tsx';
import type { LoadedReport } from './report.server.ts';
import { MAIL } from './texts.ts';

type MailReportProps = Pick<LoadedReport, 'mailHint' | 'mailForm' | 'mailedTo'>;

function MailForm({ form, hint }: { form: FormDescription; hint: string }) {
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
        hint={hint}
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

const sentTo = (emails: readonly string[]): string =>
  emails.length > 0 ? `To ${new Intl.ListFormat('en-US').format(emails)}. ` : '';

export const MailReport = ({ mailHint, mailForm, mailedTo }: MailReportProps) => (
  <div className="not-printed">
    <Section id="mail" heading={MAIL.heading}>
      {useIsConfirmed('mail') ? (
        <Confirmation title={MAIL.sent.title} description={sentTo(mailedTo) + MAIL.sent.text} />
      ) : (
        <MailForm form={mailForm} hint={mailHint} />
      )}
    </Section>
  </div>
);
