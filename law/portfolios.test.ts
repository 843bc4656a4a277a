import { expect, it } from 'vitest';
import { quotableName } from './portfolios.ts';

it.each(['Two towers', 'St. Mark’s Place 12-20', '350 5th Ave. & others, #2', 'Bürogebäude (Nord)'])(
  'emails quote the name %j',
  (name) => {
    expect(quotableName(name)).toBe(name);
  },
);

it.each([
  'evil.example',
  'Win at https://evil.example',
  'www evil example',
  'write to me@evil.example',
  'Call 212 555 1234',
  '<b>Win</b>',
  'evil.example/win',
])('emails leave out the name %j, which could be a link or phone number', (name) => {
  expect(quotableName(name)).toBeUndefined();
});
