/** Marks a part of a page that shows when it is scrolled to for the first time. */
export const ARRIVAL = 'data-arrival';

/**
 * Writes on a part of the page whether it is scrolled to: `waiting` while it is below the window's edge and
 * not seen yet, `arrived` from then on. What is in view from the start, and everything where there are no
 * scripts, keeps no word: it simply stands there. A part that has its word already is left alone.
 */
export function watchArrival(part: HTMLElement): void {
  if (part.getAttribute(ARRIVAL) || part.getBoundingClientRect().top < window.innerHeight) return;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    part.setAttribute(ARRIVAL, isSeen ? 'arrived' : 'waiting');
    if (isSeen) observer.disconnect();
  });
  observer.observe(part);
}
