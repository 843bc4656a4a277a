import { expect, it } from 'vitest';
import { encodingFor } from './cached-page.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['nonsense;;q=', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('encodingFor maps %j to %s each time', (accepted, encoding) => {
  expect([encodingFor(accepted), encodingFor(accepted)]).toEqual([encoding, encoding]);
});
