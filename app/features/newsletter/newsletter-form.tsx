import { useFetcher } from '@remix-run/react';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { NewsletterAnswer } from './messages.ts';

interface NewsletterFormProps {
  /** Where the sign-up is sent; also the page that answers where there are no scripts. */
  action: string;
  typed?: string;
  error?: string;
}

/** The newsletter's one field. Idle, "Subscribing...", then a toast; the field is cleared on success. */
export function NewsletterForm({ action, typed, error }: NewsletterFormProps) {
  const { Form, submit, data: answer, state } = useFetcher<NewsletterAnswer>();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isSubmitting = state !== 'idle';
  const message = answer && !answer.isSuccess ? answer.description : error;

  useEffect(() => {
    if (!answer) return;
    const { title, description, isSuccess } = answer;
    if (isSuccess) form.current?.reset();
    showToast({ kind: isSuccess ? 'success' : 'error', title, description });
  }, [answer]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set('inline', 'yes');
    submit(fields, { method: 'post', action });
  };

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate={isHydrated}
      className="grid gap-2"
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
          {isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
    </Form>
  );
}
