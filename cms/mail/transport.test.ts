import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxTransport } from './transport.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-outbox-'));
  vi.stubEnv('DATA_DIR', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const outbox = () => path.join(folder, 'outbox');
const mails = async () => (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith('.eml'));

test('the outbox contains an email only once it is complete', async () => {
  const source = new PassThrough();
  const message = { messageId: () => '<1@example.com>', createReadStream: () => source };
  const done = vi.fn();
  outboxTransport().send({ message } as never, done);
  source.write('Subject: Hello\r\n\r\n');
  await vi.waitFor(async () => expect(await readdir(outbox())).toHaveLength(1));
  expect(await mails()).toEqual([]);
  source.end('Words.');
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(null, { messageId: '<1@example.com>' }));
  const [name = ''] = await mails();
  expect(await readFile(path.join(outbox(), name), 'utf8')).toBe('Subject: Hello\r\n\r\nWords.');
  expect(await readdir(outbox())).toHaveLength(1);
});
