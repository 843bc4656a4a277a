import { expect, test } from 'vitest';
import { readableLine } from './logger.ts';

const entry = { level: 'info', time: '2026-11-21T04:05:06.789Z', msg: 'Database ready' };

test('readableLine prints a log entry on one line', () => {
  expect(readableLine(JSON.stringify(entry))).toBe('04:05:06 info  Database ready\n');
});

test('readableLine prints details after the message', () => {
  expect(readableLine(JSON.stringify({ ...entry, port: 5432 }))).toContain('Database ready {"port":5432}\n');
});

test('readableLine prints the stack of an error on its own lines', () => {
  const line = readableLine(JSON.stringify({ ...entry, err: { stack: 'Error: broken\n    at there' } }));
  expect(line).toMatch(/Database ready\nError: broken\n {4}at there\n$/);
});
