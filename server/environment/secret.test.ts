import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './load.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('storedSecret creates a secret once, readable only by its owner', async () => {
  const file = path.join(folder, 'below', 'payload-secret');
  const secret = await storedSecret(file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await storedSecret(file)).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('two simultaneous storedSecret calls return the same secret and leave no other file', async () => {
  const file = path.join(folder, 'payload-secret');
  const secrets = await Promise.all([storedSecret(file), storedSecret(file)]);
  expect(secrets[0]).toBe(secrets[1]);
  expect(await readdir(folder)).toEqual(['payload-secret']);
});
