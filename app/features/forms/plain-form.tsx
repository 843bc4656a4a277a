import type { SubmissionResult } from '@conform-to/react';

export interface FormState {
  result?: SubmissionResult;
}

export const typedIn = (result: SubmissionResult | undefined, field: string): string | undefined => {
  const value = result?.initialValue?.[field];
  return typeof value === 'string' ? value : undefined;
};

export const errorsIn = (result: SubmissionResult | undefined, field = ''): string[] | undefined =>
  result?.error?.[field] ?? undefined;

export const FormError = ({ result }: FormState) => {
  const errors = errorsIn(result);
  if (!errors?.length) return null;
  return (
    <p role="alert" className="border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold">
      {errors.join(' ')}
    </p>
  );
};

const HONEYPOT = 'website';

export const isHoneypotFilled = (fields: FormData): boolean => Boolean(fields.get(HONEYPOT));

/** An invisible field that bots fill in. They get the usual response. */
export const Honeypot = () => (
  <div aria-hidden className="sr-only">
    <label>
      Leave this empty
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
