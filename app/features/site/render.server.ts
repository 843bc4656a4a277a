import type { AppLoadContext } from '@remix-run/node';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const TIMEOUT_MS = 10_000;

/**
 * Scripts only hydrate a page that is already readable, so its styles and font should load first on a slow connection.
 * `<Scripts>` has no option for this in Remix 2.
 */
const loadScriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Rendering several pages in a row would block everything else, so each waits for its own turn of the event loop.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export interface RenderedDocument {
  html: string;
  hasFailed: boolean;
}

interface RenderOptions {
  nonce: string;
  log: AppLoadContext['log'];
}

export async function renderDocument(
  page: ReactElement,
  { nonce, log }: RenderOptions,
): Promise<RenderedDocument> {
  await ownTurn();
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The whole page is sent at once, so no script has to move parts into place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        const parts: Buffer[] = [];
        const body = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
          final(done) {
            resolve({ html: loadScriptsLast(Buffer.concat(parts).toString()), hasFailed });
            done();
          },
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        log.error({ err: error }, 'A page could not be rendered.');
      },
    });
    const timer = setTimeout(abort, TIMEOUT_MS);
  });
}
