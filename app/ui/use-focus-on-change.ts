import { useEffect, useRef } from 'react';

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
