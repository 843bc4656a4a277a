const MAX_WAIT_MS = 10_000;
const STEP_MS = 150;

const isVisible = (element: Element): boolean =>
  element.checkVisibility() && element.getClientRects().length > 0;

const findElement = (path: string): Element | null =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
  document.querySelector(`[data-field-path="${CSS.escape(path)}"]`);

function rowIds(path: string): string[] {
  const parts = path.split('.');
  return parts.flatMap((part, index) =>
    /^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : [],
  );
}

/**
 * Opens the tab and the first collapsed row, and scrolls to them, because Payload renders only fields near the
 * viewport.
 */
function openWayTo(path: string, tab: string | null): void {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')];
  const button = tabs.find(({ textContent }) => textContent === tab);
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
  const rows = rowIds(path).flatMap((id) => document.getElementById(id) ?? []);
  rows.at(-1)?.scrollIntoView({ block: 'start' });
  for (const row of rows) {
    const toggle = row.querySelector<HTMLButtonElement>('.collapsible__toggle');
    if (toggle?.classList.contains('collapsible__toggle--collapsed')) {
      toggle.click();
      return;
    }
  }
  if (rows.length === 0) window.scrollBy(0, window.innerHeight);
}

function show(element: Element): void {
  const field = element.closest('.field-type') ?? element;
  field.classList.add('find-text__target');
  field.scrollIntoView({ block: 'center' });
  const input = element.matches('input, textarea')
    ? element
    : element.querySelector('[contenteditable="true"], input, textarea');
  if (input instanceof HTMLElement) input.focus({ preventScroll: true });
}

export function goToField(fragment: string): () => void {
  const target = new URLSearchParams(fragment.replace(/^#/, ''));
  const path = target.get('field');
  const startedAt = Date.now();
  const timer = window.setInterval(() => {
    const element = path === null ? null : findElement(path);
    const isFound = element !== null && isVisible(element);
    if (isFound) show(element);
    if (isFound || path === null || Date.now() - startedAt > MAX_WAIT_MS) window.clearInterval(timer);
    else openWayTo(path, target.get('tab'));
  }, STEP_MS);
  return () => window.clearInterval(timer);
}
