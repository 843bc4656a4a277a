import type { AppLoadContext } from '@remix-run/node';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ownTurn } from './own-turn.server.ts';

const TIMEOUT_MS = 10_000;

/** What React writes where a part waits for something, or has failed. No text of a page can look like it. */
const UNFINISHED = '<!--$!-->';

/** A page as it was rendered. */
export interface RenderedDocument {
  html: string;
  hasFailed: boolean;
}

interface Rendering {
  /** The mark of the page's own scripts. */
  mark: string;
  log: AppLoadContext['log'];
}

/** Renders a page once all its parts are there: nothing has to be moved into its place by a script. */
function renderWaiting(page: ReactElement, { mark, log }: Rendering): Promise<RenderedDocument> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then((html) => resolve({ html, hasFailed }), reject);
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

/**
 * The page as a whole, as it is cached and compressed so. In one go where all its parts are there, which takes half
 * the time; only the first page that has a part whose code is loaded late waits for it.
 */
export async function renderDocument(page: ReactElement, rendering: Rendering): Promise<RenderedDocument> {
  await ownTurn();
  // Remix's own scripts, which stand there while the site is developed, are written piece by piece.
  if (import.meta.env.DEV) return await renderWaiting(page, rendering);
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  return html.includes(UNFINISHED) ? await renderWaiting(page, rendering) : { html, hasFailed: false };
}
