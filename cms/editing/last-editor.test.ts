import { expect, it } from 'vitest';
import { isOverNewer } from './last-editor.ts';

const at = (minute: number): string => `2026-11-26T12:0${minute}:00.000Z`;

/** The last editor saved at 12:02 and 12:03, starting from the 12:01 version. */
const last = { user: 1, name: 'Ana Ruiz', form: 'one', since: at(1), at: at(3) };

it.each([
  ['by another person who opened the newest version', 2, 'two', at(3), at(3), false],
  ['by another person who opened an older version', 2, 'two', at(1), at(3), true],
  ['by the same person, whose form is not aware of its last save yet', 1, 'one', at(2), at(3), false],
  ['by the same person, based on the version before their first save', 1, 'one', at(1), at(3), false],
  ['by the same person in another tab', 1, 'two', at(2), at(3), true],
  ['by the same person, who opened the form before someone else saved', 1, 'one', at(0), at(3), true],
  ['by the same person after an import', 1, 'one', at(3), at(4), true],
])('isOverNewer returns the right result for a save %s', (_whose, user, form, base, now, expected) => {
  expect(isOverNewer({ user, form, base, now }, last)).toBe(expected);
});

it('a save conflicts with a newer version by an unknown author', () => {
  expect(isOverNewer({ base: at(1), now: at(2), user: 1, form: 'one' }, undefined)).toBe(true);
});
