import { useEffect, useState } from 'react';

/** Long enough that a screen reader does not speak between two keystrokes. */
const REST_MS = 1000;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
