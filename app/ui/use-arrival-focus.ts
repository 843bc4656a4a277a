import { useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Focuses the page heading after a form or link opened the page. Set `isAnswer` for a form response that the navigation
 * type does not reveal: after a full page load, or if the URL stays the same.
 */
export function useArrivalFocus(isAnswer = false) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  // Later navigation on the same page must not move the focus.
  const [isArrival] = useState(isAnswer || isFollowed);
  useEffect(() => {
    if (isArrival) ref.current?.focus();
  }, [isArrival]);
  return { ref, tabIndex: -1, autoFocus: isArrival };
}
