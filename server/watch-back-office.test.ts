import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchBackOffice } from './watch-back-office.ts';

it('watchBackOffice warns once about changed files that need a restart, not about files that are reloaded', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'lotline-watch-'));
  for (const folder of ['law', 'city-data', 'collections/contact', 'migrations', 'server', 'cms/panel']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  const warn = vi.fn();
  const stop = watchBackOffice(warn, root);
  onTestFinished(async () => {
    stop();
    await rm(root, { recursive: true, force: true });
  });

  await writeFile(path.join(root, 'cms/panel/logo.tsx'), '');
  await writeFile(path.join(root, 'cms/payload-types.ts'), '');
  await writeFile(path.join(root, 'collections/contact/index.ts'), '');
  await writeFile(path.join(root, 'server/boot.ts'), '');
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^(collections\/contact\/index|server\/boot)\.ts has changed\. Stop and restart "npm run dev"/,
      ),
    ],
  ]);
});
