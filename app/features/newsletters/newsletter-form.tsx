import type { SubmissionResult } from '@conform-to/react';
import { useId, useState, type SubmitEvent } from 'react';
import type { Section } from '#law/modules.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { showToast } from '#app/ui/toasts.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Honeypot } from '#app/features/forms/honeypot.tsx';
import {
  newsletterResponse,
  PLEASE_CONFIRM,
  UNREACHABLE,
  type NewsletterResponse,
} from './sign-up-messages.ts';

async function signUp(address: string, fields: FormData): Promise<NewsletterResponse> {
  try {
    const body = new URLSearchParams([...fields] as [string, string][]);
    const response = await fetch(address, { method: 'POST', body });
    return newsletterResponse((await response.json()) as NewsletterResponse | { result: SubmissionResult });
  } catch {
    return UNREACHABLE;
  }
}

const TOAST_KINDS = { pending: 'success', duplicate: 'info', rejected: 'error' } as const;

interface NewsletterFormProps {
  action: string;
  typed?: string;
  error?: string;
  section?: Section;
}

export function NewsletterForm({ action, typed, error, section }: NewsletterFormProps) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [answer, setAnswer] = useState<NewsletterResponse>();
  const isHydrated = useHydrated();
  const id = useId();
  const message = answer?.outcome === 'rejected' ? answer.description : error;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting) return;
    setIsSubmitting(true);
    const received = await signUp(`${action}/sign-up`, new FormData(form));
    setIsSubmitting(false);
    setAnswer(received);
    const { title, description, outcome } = received;
    if (outcome !== 'rejected') form.reset();
    showToast({
      kind: TOAST_KINDS[outcome],
      title,
      description: outcome === 'pending' ? `${description} ${PLEASE_CONFIRM}` : description,
    });
  };

  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => void onSubmit(event)}
      noValidate={isHydrated}
      className="relative grid gap-2"
    >
      <label htmlFor={id} className="font-semibold">
        Email address
      </label>
      {message ? (
        <p id={`${id}-error`} className="text-[0.94rem] font-semibold text-very-high">
          {message}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={typed}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          className={`${CONTROL} min-w-0 flex-[1_1_14rem]`}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Subscribing...' : section ? 'Tell me when it opens' : 'Subscribe'}
        </Button>
      </div>
      {section ? <input type="hidden" name="section" value={section} /> : null}
      <Honeypot />
      {answer?.outcome === 'pending' ? <p>{PLEASE_CONFIRM}</p> : null}
    </form>
  );
}
