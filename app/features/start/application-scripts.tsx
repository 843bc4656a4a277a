import { Scripts, UNSAFE_RemixContext, useLocation, useMatches } from '@remix-run/react';
import { useContext, useEffect } from 'react';
import { handleOf } from '#app/route-handle.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { shellOf } from '../modules/module-shell.ts';
import { closedSection } from '../modules/section-handle.ts';
import { useScriptMark } from '../site/script-mark.ts';
import { useSite } from '../site/use-site.ts';
import { APPLICATION_ID, HYDRATED, STARTER_ID } from './application.ts';
import { describeApplication } from './describe.ts';
import { HandoffContext } from './handoff.ts';
import { MustBegin } from './must-begin.ts';
import starter from './starter.ts?worker&url';

const inScript = (text: string) => ({ __html: text.replaceAll('<', '\\u003c') });

/** Hands over what the loaders read, in one piece, through the stream in which Remix's client looks for it. */
const streamOf = (loaded: string): string =>
  `window.__remixContext.stream=new ReadableStream({start(controller){controller.enqueue(${JSON.stringify(loaded)});controller.close()}}).pipeThrough(new TextEncoderStream());`;

function useApplication(): string {
  const { manifest } = useContext(HandoffContext) ?? {};
  const { pathname } = useLocation();
  const matches = useMatches();
  const mustBegin = useContext(MustBegin);
  const { preview } = useSite();
  // The browser's side is left without what only the server does.
  if (!import.meta.env.SSR || !manifest) return '';
  const handle = handleOf(matches.at(-1));
  const shell = shellOf(matches);
  const isReading = !handle.isInteractive || Boolean(shell && closedSection(handle, shell));
  const isQuiet = isReading && !mustBegin && !preview;
  return JSON.stringify(
    describeApplication(manifest, {
      matched: matches.map(({ id }) => id),
      pathname,
      begins: isQuiet ? 'intent' : 'load',
      holdsLinks: Boolean(preview),
    }),
  );
}

function useAnnouncement(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(HYDRATED));
  }, [isHydrated]);
}

/**
 * Stands in place of Remix's own scripts: the application is described, and the starter fetches it when it is
 * needed. The browser's side of this draws nothing: what the server wrote stays.
 */
function HeldScripts() {
  const { serverHandoffString } = useContext(UNSAFE_RemixContext) ?? {};
  const { loaded } = useContext(HandoffContext) ?? {};
  const mark = useScriptMark();
  const context = loaded ? `window.__remixContext=${serverHandoffString};${streamOf(loaded)}` : '';
  return (
    <>
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={inScript(context)} />
      <script
        id={APPLICATION_ID}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={inScript(useApplication())}
      />
      <script id={STARTER_ID} type="module" src={starter} />
    </>
  );
}

/** The scripts of a page. In development they begin at once, so that what is changed is reloaded. */
export function ApplicationScripts() {
  useAnnouncement();
  const mark = useScriptMark();
  return import.meta.env.DEV ? <Scripts nonce={mark} /> : <HeldScripts />;
}
