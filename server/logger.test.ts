import { expect, test } from 'vitest';
import { readableLine } from './logger.ts';

test.each([
  [{}, '04:05:06 info  Database ready\n'],
  [{ port: 5432 }, '04:05:06 info  Database ready {"port":5432}\n'],
  [
    { err: { stack: 'Error: broken\n    at there' } },
    '04:05:06 info  Database ready\nError: broken\n    at there\n',
  ],
])('readableLine puts any details after the message, and any stack below it: %j', (details, line) => {
  const entry = { level: 'info', time: '2026-11-21T04:05:06.789Z', msg: 'Database ready', ...details };
  expect(readableLine(JSON.stringify(entry))).toBe(line);
});
