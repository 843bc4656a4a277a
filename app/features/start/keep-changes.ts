import { HYDRATED } from './application.ts';
import { changedControls } from './changed-controls.ts';

const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** React hears of a text only when it differs from the one it saw last, which is the one that was typed. */
function forgetText(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement) || !/^(text|search|email|tel|url|number)$/.test(control.type))
    return;
  const { value } = control;
  control.value = '';
  nativeValue?.set?.call(control, value);
}

function tellOf(control: EventTarget): void {
  forgetText(control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Tells the application of what was typed and chosen before it was there. Has it loaded at once where that was before
 * this script.
 */
export function keepChanges(launch: () => void, { signal }: AbortController): void {
  const changed = new Set<EventTarget>(changedControls());
  document.addEventListener('input', ({ target }) => target && changed.add(target), { signal });
  document.addEventListener(HYDRATED, () => changed.forEach(tellOf), { once: true });
  if (changed.size > 0) launch();
}
