import type { LoaderFunctionArgs } from '@remix-run/node';
import { contentEventStream } from '#app/features/live-events/event-stream.server.ts';

/** Tells open blog pages what has changed: articles and words of this module, and whatever may have been missed. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  contentEventStream(request.signal, ({ module, collection }) => module === 'll97' || collection === 'all');
