import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outboxTransport } from './transport.ts';

test('the outbox contains an email only once it is complete', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('DATA_DIR', folder);
  const outbox = path.join(folder, 'outbox');
  const source = new PassThrough();
  const message = { messageId: () => '<1@example.com>', createReadStream: () => source };
  const done = vi.fn();
  outboxTransport().send({ message } as never, done);
  source.write('Subject: Hello\r\n\r\n');
  await vi.waitFor(async () => expect(await readdir(outbox)).toEqual([expect.not.stringMatching(/\.eml$/)]));
  source.end('Words.');
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(null, { messageId: '<1@example.com>' }));
  const names = await readdir(outbox);
  expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
  expect(await readFile(path.join(outbox, names[0]!), 'utf8')).toBe('Subject: Hello\r\n\r\nWords.');
});
