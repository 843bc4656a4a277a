import { type RefObject, useEffect } from 'react';

export function focusRow(row: Element | undefined, action?: string): void {
  const same = action ? row?.querySelector<HTMLElement>(`[data-action="${action}"]`) : undefined;
  (same ?? row?.querySelector<HTMLElement>('button, input'))?.focus();
}

export function useValueKeys(list: RefObject<HTMLElement | null>, onSelect: (id: string) => void): void {
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const controller = new AbortController();
    const rowAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-value]') : null;

    function onFocus({ target }: FocusEvent): void {
      const id = rowAt(target)?.dataset.value;
      if (id) onSelect(id);
    }

    function onKey(event: KeyboardEvent): void {
      const { target, key } = event;
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      const row = rowAt(target);
      if (step === 0 || !row || !(target instanceof HTMLButtonElement)) return;
      const rows = [...(root?.querySelectorAll('[data-value]') ?? [])];
      const next = rows[rows.indexOf(row) + step];
      if (!next) return;
      event.preventDefault();
      focusRow(next, target.dataset.action);
    }

    root.addEventListener('focusin', onFocus, { signal: controller.signal });
    root.addEventListener('keydown', onKey, { signal: controller.signal });
    return () => controller.abort();
  }, [list, onSelect]);
}
