const find = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const dialogOf = (element: HTMLElement | null): HTMLDialogElement | undefined =>
  element instanceof HTMLDialogElement ? element : undefined;

function onPress({ target }: Event): void {
  const opener = find(target, '[data-opens]');
  if (opener) dialogOf(document.getElementById(opener.dataset.opens ?? ''))?.showModal();
  const drawer = dialogOf(find(target, 'dialog[data-drawer]'));
  if (drawer && (target === drawer || find(target, 'a'))) drawer.close();
}

/**
 * Opens the dialog that a button with `data-opens` names. One with `data-drawer` closes with a press of a
 * link in it, or beside it. All else, such as Escape and where the focus goes, is the browser's work.
 */
export const watchDrawers = (): void => document.addEventListener('click', onPress);
