import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { addressOf, beginWork, openPanels } from './guide/panel.mjs';
import { SHOTS } from './guide/shots.mjs';
import { sendSubmissions } from './guide/visitors.mjs';
import { findChromium } from './run/chromium.mjs';
import { startServer } from './run/product.mjs';
import { ROOT } from './run/project.mjs';

const USAGE = `
npm run guide:pictures [-- NAME ...]

Takes the pictures of docs/editors-guide.md on the built product with data of its own: the pictures that you name, or
all. Exits with 1 when one cannot be taken, after taking the others.
`;

const FOLDER = path.join(ROOT, 'docs/pictures');
const MAX_WAIT_MS = 60_000;

/** What blinks or passes would differ from one picture to the next. */
const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; } .payload-toast-container { display: none; }';

async function take(shot, panel) {
  const page = await panel.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  try {
    if (shot.height) await page.setViewportSize({ width: 1280, height: shot.height });
    await page.goto(await addressOf(shot, panel));
    await page.locator(shot.waitFor).first().waitFor();
    await page.addStyleTag({ content: STILL });
    // What the server has drawn is there before the panel is: fields without values, lists without names.
    await page.waitForLoadState('networkidle');
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
    await shot.steps?.(page);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    const small = await sharp(picture).png({ palette: true, colors: 128, effort: 10 }).toBuffer();
    await writeFile(path.join(FOLDER, `${shot.name}.png`), small);
    console.log(`${shot.name}.png  ${Math.round(small.length / 1024)} KB`);
    return true;
  } catch (error) {
    console.error(`${shot.name} could not be taken: ${error.message}`);
    return false;
  } finally {
    await page.close();
  }
}

/** The first admin of the server that `startServer` starts. */
async function firstAdmin() {
  const { register } = await import('tsx/esm/api');
  register();
  return (await import('./e2e/settings.ts')).ADMIN;
}

async function takeAll(url, names) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    await sendSubmissions(url);
    const panels = await openPanels(browser, url, await firstAdmin());
    await beginWork(panels);
    const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name));
    const taken = [];
    for (const shot of shots) taken.push(await take(shot, panels[shot.role]));
    return taken.every(Boolean);
  } finally {
    await browser.close();
  }
}

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  await mkdir(FOLDER, { recursive: true });
  const server = await startServer();
  try {
    process.exitCode = (await takeAll(server.url, process.argv.slice(2))) ? 0 : 1;
  } finally {
    await server.close();
  }
});
