import type { ContentEvent } from '#cms/events/content-event.ts';
import type { ContentHandlers } from './listen.ts';

/** The attribute of the element that says which stream a page listens to. */
export const CONTENT_EVENTS = 'data-content-events';

const MISSED = 'lotline:missed-content';

/** Hands what came before React did to those that listen now: events, or word that there may have been some. */
export const handOverContent = (events: (ContentEvent | 'unknown')[]): void =>
  events.forEach((detail) => document.dispatchEvent(new CustomEvent(MISSED, { detail })));

/** Hears of what came before React did. Returns what ends that. */
export function onMissedContent({ onEvent, onReconnect }: ContentHandlers): () => void {
  const listener = ({ detail }: CustomEvent<ContentEvent | 'unknown'>) =>
    detail === 'unknown' ? onReconnect() : onEvent(detail);
  document.addEventListener(MISSED, listener as EventListener);
  return () => document.removeEventListener(MISSED, listener as EventListener);
}
