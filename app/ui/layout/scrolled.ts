/** Specification section 9: the header turns opaque past this many pixels. */
const HEADER_SCROLL_THRESHOLD_PX = 10;

/** Whether the page has been scrolled by more than the threshold. */
export const isScrolled = (): boolean => window.scrollY > HEADER_SCROLL_THRESHOLD_PX;

/** Calls back with each scrolling of the page. Returns what ends that. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
