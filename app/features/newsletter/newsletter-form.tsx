import { useId, type SubmitEvent } from 'react';
import type { Section } from '#app/regulations/index.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Trap } from '../forms/trap.tsx';
import { CHECK_YOUR_MAIL, PLEASE_CONFIRM, TELL_ME } from './messages.ts';
import { useSignUp } from './use-sign-up.ts';

interface NewsletterFormProps {
  /** The page that answers where there are no scripts; scripts ask `sign-up` below it. */
  action: string;
  typed?: string;
  error?: string;
  /** The section whose opening is asked for, in place of the newsletter. */
  section?: Section;
}

/** The newsletter's one field: idle, "Subscribing...", then a toast; the field is cleared on success. */
export function NewsletterForm({ action, typed, error, section }: NewsletterFormProps) {
  const { isSubmitting, answer, submit } = useSignUp(`${action}/sign-up`);
  const isHydrated = useHydrated();
  const id = useId();
  const message = answer && !answer.isSuccess ? answer.description : error;

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting) return;
    const { title, description, isSuccess } = await submit(new FormData(form));
    if (isSuccess) form.reset();
    showToast({
      kind: isSuccess ? 'success' : 'error',
      title,
      description: isSuccess ? `${description} ${CHECK_YOUR_MAIL}` : description,
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
          {isSubmitting ? 'Subscribing...' : section ? TELL_ME : 'Subscribe'}
        </Button>
      </div>
      {section ? <input type="hidden" name="section" value={section} /> : null}
      <Trap />
      {answer?.isSuccess ? <p>{PLEASE_CONFIRM}</p> : null}
    </form>
  );
}
