import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';

export interface ErrorSummaryItem {
  fieldId: string;
  label: string;
  message: string;
}

export function summarize<Name extends string>(
  fields: { [Key in Name]?: Pick<FieldMetadata, 'id' | 'errors'> },
  labels: Record<Name, string>,
): ErrorSummaryItem[] {
  const names = Object.keys(labels) as Name[];
  return names.flatMap((name) => {
    const { id = '', errors = [] } = fields[name] ?? {};
    const [message] = errors;
    return message ? [{ fieldId: id, label: labels[name], message }] : [];
  });
}

interface Errors {
  items: ErrorSummaryItem[];
  formErrors: string[];
}

const NO_ERRORS: Errors = { items: [], formErrors: [] };

const isSame = (one: Errors, other: Errors): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns only the errors of the last submit, because errors found on blur are shown beside their fields. Submit errors
 * stay until the next response, so that the button does not move away from a second click.
 */
export function useSubmitErrors<Values extends Record<string, unknown>>(
  form: FormMetadata<Values>,
  items: ErrorSummaryItem[],
  isSubmitting: boolean,
) {
  const [errors, setErrors] = useState(NO_ERRORS);
  const [attempt, setAttempt] = useState(0);
  const present: Errors = { items, formErrors: form.errors ?? [] };
  // Only a submit sets the status "error". Validation clears it.
  const isOfSubmit = form.status === 'error' || isSame(present, NO_ERRORS);
  const next = isOfSubmit && !isSubmitting ? present : errors;
  if (!isSame(next, errors)) setErrors(next);
  return {
    errors: { ...next, attempt },
    onSubmitted: () => {
      if (form.status === 'error') setAttempt(attempt + 1);
    },
  };
}

export function ErrorSummary({ items, formErrors, attempt }: Errors & { attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = items.length > 0 || formErrors.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border-2 border-very-high bg-very-high-tint px-5 py-4 focus:outline-none"
    >
      <p className="font-bold">There is a problem</p>
      {formErrors.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <ul className="mt-1 grid gap-1">
        {items.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="font-semibold text-very-high underline underline-offset-3">
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
