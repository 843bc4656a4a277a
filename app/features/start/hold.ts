import { type Application, SCRIPTED } from './application.ts';
import { complain } from './complain.ts';

/** How long a press waits for the application. After that it does what it does without scripts. */
const PATIENCE_MS = 8000;

const SUBMIT = 'form:not([method="dialog"]) button:not([type="button"], [type="reset"])';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** What waits: what is marked as needing scripts, buttons that send a form, and links where they are held, too. */
const waiting = (holdsLinks: boolean): string => `[${SCRIPTED}], ${SUBMIT}${holdsLinks ? ', a[href]' : ''}`;

const pressed = ({ target }: Event, what: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The application did not come in time.')), PATIENCE_MS);
  });

/**
 * Keeps what is pressed before React has taken the page over, and repeats the last of it then. When the
 * application does not come, the press does what it does without scripts.
 */
export function holdPresses(
  launch: () => Promise<void>,
  { holdsLinks }: Pick<Application, 'holdsLinks'>,
  listening: AbortController,
): void {
  const what = waiting(holdsLinks);
  let held: HTMLElement | undefined;

  async function hold(element: HTMLElement): Promise<void> {
    const isWaiting = held !== undefined;
    held = element;
    if (isWaiting) return;
    await Promise.race([launch(), tooLate()]).catch((error: unknown) => {
      complain(error);
      listening.abort();
    });
    held.click();
  }

  document.addEventListener(
    'click',
    (event) => {
      const element = isPlain(event) && pressed(event, what);
      if (!element || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void hold(element);
    },
    { capture: true, signal: listening.signal },
  );
}
