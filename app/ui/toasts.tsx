import { useEffect } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /** `notice`: one at a time, until dismissed. `update`: up to three, for four seconds. */
  place?: 'notice' | 'update';
}

/** `app/site-script.js` listens for the event on all pages, with or without React. */
export function showToast(message: ToastMessage): void {
  document.dispatchEvent(new CustomEvent('toast', { detail: message }));
}

export function dismissNotice(): void {
  document.dispatchEvent(new Event('toast-dismissed'));
}

export const ToastOnLoad = (message: ToastMessage) => (
  <div hidden data-show-toast={JSON.stringify(message)} />
);

export function ErrorToast({ title, description }: Pick<ToastMessage, 'title' | 'description'>) {
  useEffect(() => {
    const isShown = [...document.querySelectorAll('.toast-title')].some((each) => each.textContent === title);
    if (!isShown) showToast({ kind: 'error', title, description });
  }, [title, description]);
  return <ToastOnLoad kind="error" title={title} description={description} />;
}

const LIST = 'fixed right-4 z-60 grid w-[min(22rem,calc(100vw-2rem))] gap-3';

/** Keeps React from replacing a toast that the script added before hydration. */
const FILLED_BY_SCRIPT = { __html: '' };

export const ToastRegion = () => (
  <section aria-label="Notifications" aria-live="polite" className="not-printed">
    <div
      data-toasts="notice"
      className={`${LIST} top-[4.75rem]`}
      dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
    />
    <div data-toasts="update" className={`${LIST} bottom-4`} dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
  </section>
);
