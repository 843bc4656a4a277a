import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { ensureBrowser } from '../support/run/browser.mjs';
import { findChromium } from '../support/run/chromium.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but the server of this machine can be found.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Opens a browser that reaches this machine and nothing else. */
export async function openBrowser() {
  const { ok, output } = await ensureBrowser({ env: process.env });
  if (!ok) throw new Error(output);
  const chromePath = findChromium() ?? chromium.executablePath();
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, handleSIGINT: false });
  return { port: chrome.port, close: async () => chrome.kill() };
}
