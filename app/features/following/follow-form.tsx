import type { SubmissionResult } from '@conform-to/react';
import { DEFAULT_CHOICES, type Subject } from '#app/regulations/following.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { FOLLOW_URL, followUrl } from './subject-url.ts';

interface FollowFormProps {
  /** What is followed, where `/follow` receives the form. */
  subject?: Subject;
  /** Another address that receives it, and knows what is followed. */
  action?: string;
  result?: SubmissionResult;
  /** Begins the ids, which are unique on the page. */
  id?: string;
  hasDates?: boolean;
  submitLabel?: string;
}

/** Address and choices, as a plain form: pages with it need no scripts, and may be cached. */
export function FollowForm({
  subject,
  action = subject ? followUrl(subject) : FOLLOW_URL,
  result,
  id = 'follow',
  hasDates = true,
  submitLabel = 'Follow',
}: FollowFormProps) {
  const typed = result?.initialValue?.email;
  const errors = result?.error;
  const field = { id: `${id}-email`, label: 'Email address', errors: errors?.email ?? undefined };
  const whole = errors?.[''] ?? [];
  return (
    <form method="post" action={action} className="relative grid max-w-[38rem] grid-cols-1 gap-6">
      {whole.length > 0 ? (
        <p role="alert" className="border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold">
          {whole.join(' ')}
        </p>
      ) : null}
      <LabeledField {...field}>
        <input
          id={field.id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typeof typed === 'string' ? typed : undefined}
          {...describedBy(field)}
          className={CONTROL}
        />
      </LabeledField>
      <ChoiceBoxes
        id={id}
        chosen={result ? (result.initialValue ?? {}) : DEFAULT_CHOICES}
        hasDates={hasDates}
        errors={errors?.choices ?? undefined}
      />
      <Honeypot />
      <Button type="submit" className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

interface ShortFollowFormProps {
  subject: Subject;
  label: string;
}

/** One field with the usual choices, for pages about something else. Choices can be changed once it is confirmed. */
export const ShortFollowForm = ({ subject, label }: ShortFollowFormProps) => (
  <form method="post" action={followUrl(subject)} className="relative mt-4 max-w-[38rem]">
    {Object.entries(DEFAULT_CHOICES).map(([name, isChosen]) =>
      isChosen ? <input key={name} type="hidden" name={name} value="on" /> : null,
    )}
    <label htmlFor="follow-email" className="font-semibold">
      {label}
    </label>
    <div className="mt-1.5 flex flex-wrap gap-3">
      <input
        id="follow-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        className={`${CONTROL} min-w-0 flex-[1_1_14rem]`}
      />
      <Button type="submit">Follow</Button>
    </div>
    <Honeypot />
  </form>
);
