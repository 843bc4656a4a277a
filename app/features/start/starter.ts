import { ARRIVAL, watchArrival } from '#app/ui/arrival.ts';
import { watchDrawers } from '#app/ui/layout/drawers.ts';
import { isScrolled, onScroll } from '#app/ui/layout/scrolled.ts';
import { HYDRATED, SCRIPTING } from './application.ts';
import { complain } from './complain.ts';
import { holdPresses } from './hold.ts';
import { onIntent, onPainted } from './intent.ts';
import { keepChanges } from './keep-changes.ts';
import { keepContent } from './keep-content.ts';
import { watchHistory } from './history.ts';
import { launcherOf, readApplication } from './launch.ts';

/*
 * The only script that a page loads at once: it does what a reader needs, and fetches the application when
 * it is needed. See docs/decisions/0032.
 */

const application = readApplication();
const launch = launcherOf(application);
const listening = new AbortController();

/** What fails is told, and tried again at the next sign. Pressed links and forms work without it. */
const launchAlone = () => void launch().catch(complain);

function markScroll(): void {
  document.querySelector('[data-scrolled]')?.setAttribute('data-scrolled', String(isScrolled()));
}

markScroll();
const endMarking = onScroll(markScroll);
document.querySelectorAll<HTMLElement>(`[${ARRIVAL}]`).forEach(watchArrival);
watchDrawers();
watchHistory(listening);
keepContent(launchAlone);
keepChanges(launchAlone, listening);
holdPresses(launch, application, listening);
onIntent(launchAlone, listening);
if (application.begins === 'load') onPainted(launchAlone);
document.addEventListener(
  HYDRATED,
  () => {
    document.documentElement.setAttribute(SCRIPTING, '');
    endMarking();
    listening.abort();
  },
  { once: true },
);
