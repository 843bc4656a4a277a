import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createCleanup } from './cleanup.ts';

const silent = pino({ level: 'silent' });

test('run closes each step once, in reverse order', async () => {
  const closed: string[] = [];
  const cleanup = createCleanup(silent);
  cleanup.add('database', () => closed.push('database'));
  cleanup.add('server', () => closed.push('server'));
  await cleanup.run();
  await cleanup.run();
  expect(closed).toEqual(['server', 'database']);
});

test('run continues if a step fails or hangs', async () => {
  const closed: string[] = [];
  const cleanup = createCleanup(silent, 20);
  cleanup.add('database', () => closed.push('database'));
  cleanup.add('broken', () => Promise.reject(new Error('broken')));
  cleanup.add('hanging', () => new Promise(() => undefined));
  await cleanup.run();
  expect(closed).toEqual(['database']);
});
