import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element whenever `step` changes, so that who does not see the page hears what is
 * new on it. The first page that a visitor opens keeps the focus where the browser has put it.
 */
export function useFocusOnChange<Part extends HTMLElement>(step: string) {
  const part = useRef<Part>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    part.current?.focus({ preventScroll: true });
  }, [step]);
  return part;
}
