import { useCallback, useEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns what a form does with `onBlurCapture`, so that a field that is left by a press is left when the press has ended.
 * Its message moves what is below it, and what moves between pressing and releasing is missed. With the keyboard
 * nothing waits. A finger's press comes as one of a mouse, in one piece, after it was lifted.
 */
export function useBlurAfterPress(): (event: FocusEvent<HTMLFormElement>) => void {
  const isPressed = useRef(false);
  const left = useRef<EventTarget[]>([]);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const press = () => {
      isPressed.current = true;
    };
    // The click comes after the release, and before what is put off.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        left.current
          .splice(0)
          .forEach((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      });
    document.addEventListener('mousedown', press, options);
    document.addEventListener('mouseup', release, options);
    document.addEventListener('dragend', release, options);
    return () => listeners.abort();
  }, []);
  return useCallback(({ target, nativeEvent }) => {
    if (!isPressed.current) return;
    nativeEvent.stopPropagation();
    left.current.push(target);
  }, []);
}
