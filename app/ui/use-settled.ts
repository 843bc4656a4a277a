import { useEffect, useState } from 'react';

/** Long enough to keep screen readers from speaking between keystrokes. */
const REST_MS = 1000;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
