import { useState } from 'react';
import { newsletterAnswer } from './answered.ts';
import { UNREACHABLE, type NewsletterAnswer } from './messages.ts';
import type { TooOften } from '../forms/too-often.ts';

async function ask(address: string, fields: FormData): Promise<NewsletterAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams([...fields] as [string, string][]),
    });
    return newsletterAnswer((await response.json()) as NewsletterAnswer | TooOften);
  } catch {
    return UNREACHABLE;
  }
}

/**
 * Signs up without leaving the page. What comes back is always an answer: also when the server cannot be
 * reached, or answers with something that is none.
 */
export function useSignUp(address: string) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const submit = async (fields: FormData): Promise<NewsletterAnswer> => {
    setIsSubmitting(true);
    const received = await ask(address, fields);
    setAnswer(received);
    setIsSubmitting(false);
    return received;
  };
  return { isSubmitting, answer, submit };
}
