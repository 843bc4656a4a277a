export interface ToastMessage {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  description?: string;
  /**
   * `notice`: one at a time, stays until it is dismissed. `update`: up to three, gone after four seconds.
   * Specification section 4, "Toasts", and section 9.
   */
  place?: 'notice' | 'update';
}

/** `app/site-script.js` listens for the event, on pages with and without React. */
export function showToast(message: ToastMessage): void {
  document.dispatchEvent(new CustomEvent('toast', { detail: message }));
}

/** Dismisses a notice that no longer applies. */
export function dismissNotice(): void {
  document.dispatchEvent(new Event('toast-dismissed'));
}

/** Shows a toast as the page loads, on a page that ships no React. */
export const ToastOnLoad = (message: ToastMessage) => (
  <div hidden data-show-toast={JSON.stringify(message)} />
);

const LIST = 'fixed right-4 z-60 grid w-[min(22rem,calc(100vw-2rem))] gap-3';

export const ToastRegion = () => (
  <section aria-label="Notifications" aria-live="polite" className="not-printed">
    <div data-toasts="notice" className={`${LIST} top-[4.75rem]`} />
    <div data-toasts="update" className={`${LIST} bottom-4`} />
  </section>
);
