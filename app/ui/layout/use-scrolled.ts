import { useSyncExternalStore } from 'react';

/** Specification section 9: the header turns opaque past this many pixels. */
const HEADER_SCROLL_THRESHOLD_PX = 10;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page has been scrolled by more than the threshold. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  );
