import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type AppLoadContext,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node';
import { getEachMessage, sendMessage } from 'execa';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type * as ReactServer from 'react-dom/server';
import { loadBackOffice } from '#server/back-office/load.ts';
import { loadEnvironment, publishEnvironment } from '#server/environment/load.ts';
import { log } from '#server/logger.ts';
import { projectRoot } from '#server/project-root.ts';

/**
 * Measures how often React alone renders the page at the URL of the argument, on the database of the environment. Answers each
 * message, a number of seconds, with the renders a second.
 */
const [, , url = ''] = process.argv;
let renderPage = (): unknown => undefined;

type Provider = ReactElement<{ children: ReactElement<{ context: EntryContext }> }>;

/** The page without the stream of its loaders' data, which can be read only once. */
function withoutHandoff(element: ReactNode): ReactNode {
  const provider = element as Provider;
  const { children: page } = provider.props;
  const context = { ...page.props.context, serverHandoffStream: undefined };
  return cloneElement(provider, undefined, cloneElement(page, { context }));
}

/** Captures the element that the site renders: its build imports React's functions from the same module, later. */
const server = createRequire(import.meta.url)('react-dom/server') as typeof ReactServer;
const { renderToPipeableStream, renderToString } = server;
server.renderToPipeableStream = (element, options) => {
  renderPage = () => renderToString(withoutHandoff(element));
  return renderToPipeableStream(element, options);
};

const environment = loadEnvironment();
await publishEnvironment(environment, environment.DATABASE_URL ?? '');
await (await loadBackOffice()).openPayload();
const built = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
const handle = createRequestHandler((await import(built.href)) as ServerBuild, 'production');
const context: AppLoadContext = {
  requestId: 'bench',
  log,
  siteRoutes: () => Promise.resolve([]),
  renderPublicPage: () => Promise.resolve(undefined),
  takeTurn: () => Promise.resolve(undefined),
  takeLookUp: () => Promise.resolve(undefined),
  takeGuess: () => Promise.resolve(undefined),
  takeMailTo: () => Promise.resolve(undefined),
  mayAcknowledge: () => Promise.resolve(true),
};
const response = await handle(new Request(url), context);
if (response.status !== 200 || renderPage() === undefined) throw new Error(`${url} was not rendered.`);

function rendersPerSecond(seconds: number): number {
  const begin = performance.now();
  let count = 0;
  for (; performance.now() - begin < seconds * 1000; count += 1) renderPage();
  return (count * 1000) / (performance.now() - begin);
}

await sendMessage('ready');
for await (const seconds of getEachMessage()) await sendMessage(rendersPerSecond(Number(seconds)));
process.exit();
