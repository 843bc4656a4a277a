import { useRevalidator } from '@remix-run/react';
import { useContentEvents } from '#app/features/live-events/use-content-events.ts';
import { showToast } from '#app/ui/toasts/toast-queue.ts';

/** Keeps an open blog up to date: the list is read again on any change, a new article is announced. */
export function useLiveBlog(eventsUrl: string): void {
  // Its type hides that it returns a promise, which is rejected when a newer reading cuts it short.
  const revalidate = useRevalidator().revalidate as () => Promise<void>;
  const readAgain = () => void revalidate().catch(() => undefined);
  useContentEvents(eventsUrl, {
    onReconnect: readAgain,
    onEvent: ({ change, collection, title }) => {
      if (collection === 'articles' && change === 'published') {
        showToast({ kind: 'info', title: 'New article published', description: title, place: 'update' });
      }
      readAgain();
    },
  });
}
