import type { FormMetadata } from '@conform-to/react';
import { useState } from 'react';
import type { ErrorSummaryItem } from './summarise.ts';

interface Problems {
  items: ErrorSummaryItem[];
  /** What is wrong with the form as a whole. */
  formErrors: string[];
}

/** What was wrong with a form when it was sent. */
export interface Refusal extends Problems {
  /** How often the browser has refused to send it. */
  attempt: number;
}

const NOTHING: Problems = { items: [], formErrors: [] };

const isSame = (one: Problems, other: Problems): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What was wrong with a form when it was sent last, until all of it is right, and what to call after a submit. What is
 * found as fields are left is not part of it: that stands beside them alone.
 */
export function useRefusal<Values extends Record<string, unknown>>(
  form: FormMetadata<Values>,
  items: ErrorSummaryItem[],
): { refusal: Refusal; onSubmitted: () => void } {
  const [problems, setProblems] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const present: Problems = { items, formErrors: form.errors ?? [] };
  // Only what is sent gives a form this status: what is checked in between takes it away.
  const isOfSubmit = form.status === 'error' || isSame(present, NOTHING);
  const next = isOfSubmit ? present : problems;
  if (!isSame(next, problems)) setProblems(next);
  return {
    refusal: { ...next, attempt },
    onSubmitted: () => {
      if (form.status === 'error') setAttempt(attempt + 1);
    },
  };
}
