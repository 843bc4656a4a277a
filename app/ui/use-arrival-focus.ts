import { useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * For the heading of what a form or link leads to: it gets the focus, and is in view. `isAnswer` says so where the
 * browser loads a document, or where the address stays the same.
 */
export function useArrivalFocus(isAnswer = false) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  // A later navigation on the same page does not move the focus.
  const [isArrival] = useState(isAnswer || isFollowed);
  useEffect(() => {
    if (isArrival) ref.current?.focus();
  }, [isArrival]);
  return { ref, tabIndex: -1, autoFocus: isArrival };
}
