import type { ContentEvent } from '#cms/events/content-event.ts';
import { listenToContent } from '../live-events/listen.ts';
import { CONTENT_EVENTS, handOverContent } from '../live-events/missed.ts';
import { HYDRATED } from './application.ts';

/** Listens to the page's stream of events, has the application loaded for the first of them, and hands them over. */
export function keepContent(launch: () => void): void {
  const address = document.querySelector(`[${CONTENT_EVENTS}]`)?.getAttribute(CONTENT_EVENTS);
  if (!address) return;
  const kept: (ContentEvent | 'unknown')[] = [];
  const keep = (event: ContentEvent | 'unknown') => {
    kept.push(event);
    launch();
  };
  const end = listenToContent(address, { onEvent: keep, onReconnect: () => keep('unknown') });
  document.addEventListener(
    HYDRATED,
    () => {
      end();
      handOverContent(kept);
    },
    { once: true },
  );
}
