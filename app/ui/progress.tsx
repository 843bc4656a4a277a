import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';

interface ProgressBarProps {
  value: number;
  max: number;
  text: string;
  rest?: string;
}

export const ProgressBar = ({ value, max, text, rest }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label="Progress"
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={rest ? `${text}, ${rest}` : text}
  >
    <span className="flex flex-wrap justify-between gap-x-4 text-[0.9rem] text-soft">
      <span>{text}</span>
      {rest ? <span>{rest}</span> : null}
    </span>
    <span className="mt-2 block h-1.5 bg-line">
      <span className="block h-full bg-lot" style={{ width: `${(value / max) * 100}%` }} />
    </span>
  </div>
);

interface StepsProps {
  names: string[];
  current: number;
}

const stepState = (number: number, current: number): 'done' | 'current' | 'ahead' => {
  if (number === current) return 'current';
  return number < current ? 'done' : 'ahead';
};

const MARKS = {
  done: 'border-ink bg-ink text-paper',
  current: 'border-ink bg-lot text-[#16202e]',
  ahead: 'border-line bg-card text-soft',
};

const BARS = { done: 'border-ink', current: 'border-lot', ahead: 'border-line' };

export const Steps = ({ names, current }: StepsProps) => (
  <div>
    <ol aria-label="Progress" className="grid grid-cols-4 gap-1.5 sm:gap-3">
      {names.map((name, index) => {
        const state = stepState(index + 1, current);
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames('border-t-4 pt-3', BARS[state])}
          >
            <span className="flex items-start gap-2.5">
              <span
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-[3px] border-[1.5px] text-[0.9rem] font-bold',
                  MARKS[state],
                )}
              >
                {state === 'done' ? <Check aria-hidden size={17} strokeWidth={2.5} /> : null}
                <span className={state === 'done' ? 'sr-only' : undefined}>{index + 1}</span>
              </span>
              <span
                className={classNames(
                  'text-[0.9rem] leading-snug max-sm:sr-only',
                  state === 'current' ? 'font-semibold' : 'text-soft',
                )}
              >
                {name}
              </span>
              {state === 'done' ? <span className="sr-only">, done</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
    <p className="mt-3 text-[0.9rem] text-soft sm:sr-only">
      Step {current} of {names.length}
    </p>
  </div>
);
