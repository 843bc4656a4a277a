import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesInFolder } from '../support/examine.ts';
import { type Fault, findBroken } from '../support/fault.ts';
import { startLoad } from '../support/load.ts';

/** Room for a few dozen files. */
const SMALL = 'size=1m';
const LARGE = 'size=64m';
const FOLDERS = ['bills', 'incoming'];
const REFUSED = 20;

const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'pipe' });

/** Waits up to a minute, because the last bills are still being read from copies. Returns how many files are left. */
async function waitUntilEmpty(folder: string): Promise<number> {
  const end = Date.now() + 60_000;
  let left = await readdir(folder);
  while (left.length > 0 && Date.now() < end) {
    await wait(200);
    left = await readdir(folder);
  }
  return left.length;
}

/** The disk for uploads is full until space is added. */
export const diskFull: Fault = {
  name: 'disk-full',
  unable: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? undefined
      : 'only root can mount a small disk, on Linux',
  async run(stage) {
    const folders = FOLDERS.map((name) => path.join(stage.dataDirectory, name));
    const [bills = '', incoming = ''] = folders;
    for (const folder of folders) {
      mkdirSync(folder);
      mount('-t', 'tmpfs', '-o', SMALL, 'tmpfs', folder);
    }
    try {
      const product = await stage.start();
      const load = startLoad({ urls: [product.url], siteUrl: product.url }, 'disk-full', [
        'invoice',
        'contact',
      ]);
      const refused = () => load.answers().filter((status) => status === 503).length;
      await load.when(() => refused() >= REFUSED);
      const readyz = await product.untilReadyz(200);
      for (const folder of folders) mount('-o', `remount,${LARGE}`, folder);
      const sent = await load.finish();
      const statuses = new Set(load.answers());
      const left = await waitUntilEmpty(incoming);
      const files = await filesInFolder(bills)();
      return {
        sent,
        listFiles: () => Promise.resolve(files),
        errors: findBroken({
          'nothing is left of incomplete uploads': left === 0,
          'every rejection is a readable 503': [...statuses].every((status) =>
            [302, 303, 503].includes(status),
          ),
          'everything else kept working': readyz < 1,
        }),
      };
    } finally {
      folders.forEach(unmount);
    }
  },
};
