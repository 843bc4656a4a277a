interface ProgressBarProps {
  /** Steps, counted from 1. */
  value: number;
  max: number;
  /** The same in words. */
  text: string;
}

/** How far a visitor is, as a bar and in words. */
export const ProgressBar = ({ value, max, text }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label="Progress"
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={text}
  >
    <span className="text-[0.9rem] text-soft">{text}</span>
    <span className="mt-2 block h-1.5 bg-line">
      <span className="block h-full bg-lot" style={{ width: `${(value / max) * 100}%` }} />
    </span>
  </div>
);
