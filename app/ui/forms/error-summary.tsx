import { useEffect, useRef } from 'react';
import type { Refusal } from './use-refusal.ts';

/** What was wrong when the form was sent, at its top, each line leading to its field. It takes the focus each time. */
export function ErrorSummary({ items, formErrors, attempt }: Refusal) {
  const box = useRef<HTMLDivElement>(null);
  const isNeeded = items.length > 0 || formErrors.length > 0;
  useEffect(() => {
    if (isNeeded) box.current?.focus();
  }, [isNeeded, attempt]);
  if (!isNeeded) return null;
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
