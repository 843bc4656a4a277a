import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { openBrowser } from './browser.mjs';
import { startServer } from '../support/run/product.mjs';
import { isGood, tableOf, verdictOf } from './verdict.mjs';

const USAGE = `
npm run lighthouse [-- PATH ...]

Measures pages as on a phone, on the built product with data of its own: the paths that you name, or all public pages.
Exits with 1 when a page is not good enough.
`;

const RUNS = 3;
/** So many, before it is said of a page that it is not good enough: the machine may have been busy for two of three. */
const MAX_RUNS = 5;
const INTERRUPTED = 130;

const opened = [];

async function closeAll() {
  for (const { close } of opened.splice(0).reverse()) await close();
}

async function open(opening) {
  opened.push(await opening);
  return opened.at(-1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void closeAll().then(() => process.exit(INTERRUPTED)));
}

/** Pages with nothing on them yet, examples and confirmations ask search engines for it: that is no fault of theirs. */
const asksToBeLeftOut = (html) => html.includes('<meta name="robots" content="noindex"');

async function publicPages() {
  const { register } = await import('tsx/esm/api');
  register();
  return (await import('./pages.ts')).PAGES;
}

async function measureAll(paths) {
  const { measure } = await import('./measure.mjs');
  const server = await open(startServer());
  const browser = await open(openBrowser());
  const verdicts = [];
  const sitemap = await (await fetch(new URL('/sitemaps/pages.xml', server.url))).text();
  const isInSitemap = (address) => sitemap.includes(`<loc>${address}</loc>`);
  for (const path of paths) {
    const address = new URL(path, server.url).href;
    // The first visit of a page is slower for the server, not for the visitor.
    const html = await (await fetch(address)).text();
    const isListed = !asksToBeLeftOut(html) || isInSitemap(address);
    const runs = [];
    const isJudged = () => runs.length >= MAX_RUNS || (runs.length >= RUNS && isGood(verdictOf(path, runs)));
    while (!isJudged()) runs.push(await measure(address, { port: browser.port, isListed }));
    verdicts.push(verdictOf(path, runs));
    console.log(`Measured ${path}`);
  }
  return verdicts;
}

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  const paths = process.argv.slice(2);
  try {
    const verdicts = await measureAll(paths.length > 0 ? paths : await publicPages());
    console.log(`\n${tableOf(verdicts)}`);
    process.exitCode = verdicts.every(isGood) ? 0 : 1;
  } finally {
    await closeAll();
  }
});
