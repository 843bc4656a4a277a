import { useEffect, useEffectEvent } from 'react';
import { listenToContent, type ContentHandlers } from './listen.ts';
import { onMissedContent } from './missed.ts';

/** Listens to a stream of content events while a page is open, and hears of those that came before React did. */
export function useContentEvents(address: string, handlers: ContentHandlers): void {
  const onEvent = useEffectEvent(handlers.onEvent);
  const onReconnect = useEffectEvent(handlers.onReconnect);
  useEffect(() => {
    const listeners = { onEvent, onReconnect };
    const ends = [listenToContent(address, listeners), onMissedContent(listeners)];
    return () => ends.forEach((end) => end());
  }, [address]);
}
