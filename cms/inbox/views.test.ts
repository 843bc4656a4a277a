import { stringify } from 'qs-esm';
import { expect, it } from 'vitest';
import type { Where } from 'payload';
import { filterIn, isShown, viewsFor } from './views.ts';

const then = new Date('2026-11-20T10:00:00.000Z');
const now = new Date('2026-11-21T17:30:00.000Z');

/** A filter as it comes back from the address of the list. */
const fromAddress = (where: Where): Where | undefined =>
  filterIn(Object.fromEntries(new URLSearchParams(stringify({ where }))));

it.each(viewsFor(7, then))('recognizes the view $name, and no other, in a URL', ({ name, where }) => {
  const shown = viewsFor(7, now).filter((view) => isShown(view, fromAddress(where)));
  expect(shown.map((view) => view.name)).toEqual([name]);
});

it("does not show the view Mine of another user as one's own", () => {
  const [mine] = viewsFor(7, now).filter(({ name }) => name === 'Mine');
  const [theirs] = viewsFor(8, now).filter(({ name }) => name === 'Mine');
  expect(mine && theirs && isShown(mine, theirs.where)).toBe(false);
});
