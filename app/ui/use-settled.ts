import { useEffect, useState } from 'react';

/** Long enough that a screen reader does not speak between two keys. */
const REST_MS = 1000;

/** A text that follows another one once that has not changed for a moment: for live regions. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
