import { useEffect, useEffectEvent } from 'react';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { CONNECT_TIMEOUT_MS, HEARTBEAT_MS, reconnectDelay } from './event-stream-timing.ts';

interface ContentHandlers {
  onEvent: (event: ContentEvent) => void;
  onReconnect: () => void;
}

function subscribeToContent(address: string, { onEvent, onReconnect }: ContentHandlers): () => void {
  let source: EventSource | undefined;
  let failedAttempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const fail = () => {
    source?.close();
    clearTimeout(silence);
    failedAttempts += 1;
    retry = setTimeout(open, reconnectDelay(failedAttempts));
  };
  const expectWithin = (milliseconds: number) => {
    clearTimeout(silence);
    silence = setTimeout(fail, milliseconds);
  };
  function open() {
    source = new EventSource(address);
    expectWithin(CONNECT_TIMEOUT_MS);
    source.onerror = fail;
    source.addEventListener('ready', () => {
      if (failedAttempts > 0) onReconnect();
      failedAttempts = 0;
      expectWithin(HEARTBEAT_MS + CONNECT_TIMEOUT_MS);
    });
    source.addEventListener('heartbeat', () => expectWithin(HEARTBEAT_MS + CONNECT_TIMEOUT_MS));
    source.addEventListener('content', ({ data }: MessageEvent<string>) =>
      onEvent(JSON.parse(data) as ContentEvent),
    );
  }

  open();
  return () => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
  };
}

export function useContentEvents(address: string, handlers: ContentHandlers): void {
  const onEvent = useEffectEvent(handlers.onEvent);
  const onReconnect = useEffectEvent(handlers.onReconnect);
  useEffect(() => subscribeToContent(address, { onEvent, onReconnect }), [address]);
}
