import { expect, it } from 'vitest';
import { isOverNewer } from './last-editor.ts';

const at = (minute: number): string => `2026-11-26T12:0${minute}:00.000Z`;

/** A user who saved at 12:02 and 12:03, starting from the version of 12:01. */
const last = { user: 1, name: 'Ana Ruiz', form: 'one', since: at(1), at: at(3) };

it.each([
  ['of another person, over the newest version', { base: at(3), now: at(3), user: 2, form: 'two' }, false],
  ['of another person, who opened it before', { base: at(1), now: at(3), user: 2, form: 'two' }, true],
  [
    'of the same person, whose form does not know its last save yet',
    { base: at(2), now: at(3), user: 1, form: 'one' },
    false,
  ],
  [
    'of the same person, since the first of their saves',
    { base: at(1), now: at(3), user: 1, form: 'one' },
    false,
  ],
  ['of the same person, in another tab', { base: at(2), now: at(3), user: 1, form: 'two' }, true],
  [
    'of the same person, who opened it before someone else saved',
    { base: at(0), now: at(3), user: 1, form: 'one' },
    true,
  ],
  ['of the same person, after an import', { base: at(3), now: at(4), user: 1, form: 'one' }, true],
])('isOverNewer returns the right result for a save %s', (_whose, save, expected) => {
  expect(isOverNewer(save, last)).toBe(expected);
});

it('a save conflicts with a newer version by an unknown author', () => {
  expect(isOverNewer({ base: at(1), now: at(2), user: 1, form: 'one' }, undefined)).toBe(true);
});
