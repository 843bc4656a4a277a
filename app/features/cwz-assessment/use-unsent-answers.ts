import { useEffect, useState } from 'react';

/** What was typed into steps and not sent. It is gone with the page, and never leaves the browser. */
const unsent = new Map<string, Record<string, string>>();

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * What a visitor typed into a step and then left with the browser's Back, which sends nothing. The step's own buttons
 * send it to the draft.
 * @param draft Undefined before the first step is sent: the browser's Back then leaves the page.
 * @param step The step, whose form has its name as its id.
 */
export function useUnsentAnswers(
  draft: string | undefined,
  step: string,
): Record<string, string> | undefined {
  const key = draft && `${draft} ${step}`;
  const [answers] = useState(() => (key ? unsent.get(key) : undefined));
  useEffect(() => {
    const form = document.getElementById(step);
    if (!key || !(form instanceof HTMLFormElement)) return undefined;
    return () => {
      unsent.set(key, textsOf(form));
    };
  }, [key, step]);
  return answers;
}
