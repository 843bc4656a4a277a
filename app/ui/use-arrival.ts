import { useEffect, useRef, useState } from 'react';

/** `waiting`: below the window's edge, not seen yet. `arrived`: seen for the first time just now. */
export type Arrival = 'waiting' | 'arrived' | undefined;

/**
 * Tells when a part of the page is scrolled to for the first time. What is in view from the start, and
 * everything where there are no scripts, has no arrival: it simply stands there.
 */
export function useArrival<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    const element = part.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      setArrival(isSeen ? 'arrived' : 'waiting');
      if (isSeen) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { part, arrival };
}
