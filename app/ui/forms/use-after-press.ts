import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs what moves parts of a page once no press is under way: what moves between pressing and releasing is missed.
 * With the keyboard that is at once. A finger's press comes as one of a mouse, in one piece, after it was lifted.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const press = () => {
      isPressed.current = true;
    };
    // The click comes after the release, and before anything that is put off.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        waiting.current.splice(0).forEach((run) => run());
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    document.addEventListener('dragend', release, options);
    return () => listeners.abort();
  }, []);
  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
