import { SCRIPTED } from './application.ts';

const NEEDS_SCRIPTS = `[${SCRIPTED}], form:not([method="dialog"])`;

/** Calls back when somebody is about to use what needs scripts: comes near it, touches it, reaches it by keyboard. */
export function onIntent(callback: () => void, { signal }: AbortController): void {
  const noticeAt = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest(NEEDS_SCRIPTS)) callback();
  };
  const notice = ({ target }: Event) => noticeAt(target);
  const options = { signal, passive: true, capture: true };
  ['pointerover', 'touchstart', 'focusin', 'input'].forEach((type) =>
    document.addEventListener(type, notice, options),
  );
  // Somebody may have been there before this script was.
  noticeAt(document.activeElement);
}

/** Calls back when the page stands and has been painted. */
export function onPainted(callback: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(callback));
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
}
