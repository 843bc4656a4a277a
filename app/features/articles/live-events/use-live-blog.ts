import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useContentEvents } from '#app/features/articles/live-events/use-content-events.ts';
import { showToast } from '#app/ui/toasts.tsx';

/**
 * Waits for the running revalidation or navigation, so that a burst of events causes at most two revalidations
 * and cancels none.
 */
function useReload(): () => void {
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isIdle = state === 'idle' && navigation === 'idle';
  const isLoading = useRef(false);
  const isRequested = useRef(false);
  const load = () => {
    isRequested.current = isLoading.current || !isIdle;
    if (isRequested.current) return;
    isLoading.current = true;
    revalidate();
  };
  useEffect(() => {
    if (!isIdle) return;
    isLoading.current = false;
    if (!isRequested.current) return;
    isRequested.current = false;
    isLoading.current = true;
    revalidate();
  }, [isIdle, revalidate]);
  return load;
}

export function useLiveBlog(eventsUrl: string): void {
  const reload = useReload();
  useContentEvents(eventsUrl, {
    onReconnect: reload,
    onEvent: ({ change, collection, title }) => {
      if (collection === 'articles' && change === 'published') {
        showToast({ kind: 'info', title: 'New article published', description: title, place: 'update' });
      }
      reload();
    },
  });
}
