import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { ReactElement } from 'react';
import { ScriptMarkProvider } from '../site/script-mark.ts';
import { type Handoff, HandoffContext } from './handoff.ts';
import { MustBegin } from './must-begin.ts';

/** The manifest with the routes of the page alone: Remix goes through all that it is given, and draws only those. */
function ofPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Takes what the loaders read out of Remix's hands, which would let React wait for it piece by piece. */
async function takeHandoff(remixContext: EntryContext): Promise<{ context: EntryContext; handoff: Handoff }> {
  const { manifest, serverHandoffStream } = remixContext;
  const loaded = serverHandoffStream ? await text(serverHandoffStream as ReadableStream) : '';
  return {
    context: { ...remixContext, manifest: ofPage(remixContext), serverHandoffStream: undefined },
    handoff: { loaded, manifest },
  };
}

/**
 * What is to be rendered for a request. What the loaders read is there already: it is handed over in one piece, with
 * the page's other scripts. While the site is developed, Remix's own scripts do that.
 */
export async function pageElement(
  url: string,
  remixContext: EntryContext,
  mark: string,
): Promise<ReactElement> {
  const { errors, actionData } = remixContext.staticHandlerContext;
  const { context, handoff } = import.meta.env.DEV
    ? { context: remixContext, handoff: undefined }
    : await takeHandoff(remixContext);
  return (
    <ScriptMarkProvider value={mark}>
      <HandoffContext value={handoff}>
        <MustBegin value={Boolean(errors ?? actionData)}>
          <RemixServer context={context} url={url} nonce={mark} />
        </MustBegin>
      </HandoffContext>
    </ScriptMarkProvider>
  );
}
