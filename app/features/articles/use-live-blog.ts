import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useContentEvents } from '#app/features/live-events/use-content-events.ts';
import { showToast } from '#app/ui/toasts/toast-queue.ts';

/**
 * Reads the page's data again when it is asked to. What is asked while a reading or a navigation is
 * under way waits for its end: a burst of events makes two readings, and none cuts another short.
 */
function useReadAgain(): () => void {
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isIdle = state === 'idle' && navigation === 'idle';
  const isReading = useRef(false);
  const isWanted = useRef(false);
  const read = () => {
    isWanted.current = isReading.current || !isIdle;
    if (isWanted.current) return;
    isReading.current = true;
    revalidate();
  };
  useEffect(() => {
    if (!isIdle) return;
    isReading.current = false;
    if (!isWanted.current) return;
    isWanted.current = false;
    isReading.current = true;
    revalidate();
  }, [isIdle, revalidate]);
  return read;
}

/** Keeps an open blog up to date: the list is read again on any change, a new article is announced. */
export function useLiveBlog(eventsUrl: string): void {
  const readAgain = useReadAgain();
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
