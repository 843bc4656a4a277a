import { Check } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import type { Step } from './steps.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

const BARS = { done: 'border-ink', current: 'border-lot', ahead: 'border-line' };

const STATE_NAMES = { done: 'Done', current: 'Next', ahead: 'Later' };

/** The steps of a bill: beside each other where there is room, below each other on phones. */
export const ProgressSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol aria-label="Progress" className="my-10 grid gap-4 sm:grid-cols-4">
    {steps.map(({ name, at, text, state }) => (
      <li
        key={name}
        aria-current={state === 'current' ? 'step' : undefined}
        className={classNames('border-t-4 pt-3', BARS[state])}
      >
        <h2 className="flex items-center gap-2 text-[1.15rem]">
          {state === 'done' ? <Check aria-hidden size={20} strokeWidth={2.5} /> : null}
          {name}
        </h2>
        <p className="mt-1 text-[0.94rem]">
          <span className="sr-only">{STATE_NAMES[state]}. </span>
          {text}
        </p>
        {at ? (
          <time dateTime={at} className="mt-1 block text-[0.9rem] text-soft">
            {TIME.format(new Date(at))}
          </time>
        ) : null}
      </li>
    ))}
  </ol>
);
