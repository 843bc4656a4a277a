import type { LoaderFunctionArgs } from '@remix-run/node';
import { contentEventStream } from '#app/features/articles/live-events/event-stream.server.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const own = requestedModule(request);
  return contentEventStream(
    request.signal,
    ({ module, collection }) => module === own || collection === 'all',
  );
}

export const handle: RouteHandle = { isEventStream: true };
