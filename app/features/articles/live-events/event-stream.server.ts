import type { ContentEvent } from '#cms/events/content-event.ts';
import { onClosing, onContentEvent } from '#cms/events/hub.ts';
import { HEARTBEAT_MS } from './event-stream-timing.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

const eventText = (name: string, value: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;

/**
 * Sends `ready`, a `heartbeat` every 30 seconds, and each `content` event that `isWanted` accepts, until the
 * request or process ends.
 */
export function contentEventStream(
  signal: AbortSignal,
  isWanted: (event: ContentEvent) => boolean,
): Response {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (name: string, value: unknown) =>
        controller.enqueue(encoder.encode(eventText(name, value)));
      const heartbeat = setInterval(() => send('heartbeat', null), HEARTBEAT_MS);
      const unsubscribe = onContentEvent((event) => {
        if (isWanted(event)) send('content', event);
      });
      const ignoreClosing = onClosing(() => {
        stop();
        controller.close();
      });
      stop = () => {
        clearInterval(heartbeat);
        unsubscribe();
        ignoreClosing();
      };
      signal.addEventListener('abort', stop, { once: true });
      send('ready', null);
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: HEADERS });
}
