import type { SubmissionResult } from '@conform-to/react';
import type { Subject } from '#app/regulations/following.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { Honeypot } from '../forms/honeypot.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { CHOICE_NAMES, type ChosenBoxes, DEFAULT_BOXES } from './choices.ts';

export const FOLLOW_URL = '/follow';

/** The page that shows the form for one subject. */
export const followUrl = ({ kind, subject }: Subject): string =>
  `${FOLLOW_URL}?kind=${kind}&subject=${encodeURIComponent(subject)}`;

interface FollowFormProps {
  /** What is followed, unless the page that receives the form knows it. */
  subject?: Subject;
  /** The address that receives it. */
  action?: string;
  /** What the server answered, when it refused the form. */
  result?: SubmissionResult;
  /** Begins the ids, which are unique on the page. */
  id?: string;
  hasDates?: boolean;
  submitLabel?: string;
}

/** Boxes as they were sent: browsers send ticked ones only. */
function sentBoxes(result: SubmissionResult | undefined): ChosenBoxes {
  const sent = result?.initialValue;
  if (!sent) return DEFAULT_BOXES;
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, Boolean(sent[name])])) as ChosenBoxes;
}

const HiddenSubject = ({ kind, subject }: Subject) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="subject" value={subject} />
  </>
);

/** Address and choices, as a plain form: pages with it need no scripts, and may be cached. */
export function FollowForm({
  subject,
  action = FOLLOW_URL,
  result,
  id = 'follow',
  hasDates = true,
  submitLabel = 'Follow',
}: FollowFormProps) {
  const typed = result?.initialValue?.email;
  const errors = result?.error;
  const field = { id: `${id}-email`, label: 'Email address', errors: errors?.email ?? undefined };
  const whole = [...(errors?.[''] ?? []), ...(errors?.subject ?? errors?.kind ?? [])];
  return (
    <form method="post" action={action} className="relative grid max-w-[38rem] grid-cols-1 gap-6">
      {whole.length > 0 ? (
        <p role="alert" className="border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold">
          {whole.join(' ')}
        </p>
      ) : null}
      {subject ? <HiddenSubject {...subject} /> : null}
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
        chosen={sentBoxes(result)}
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
  <form method="post" action={FOLLOW_URL} className="relative mt-4 max-w-[38rem]">
    <HiddenSubject {...subject} />
    {CHOICE_NAMES.filter((name) => DEFAULT_BOXES[name]).map((name) => (
      <input key={name} type="hidden" name={name} value="on" />
    ))}
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
