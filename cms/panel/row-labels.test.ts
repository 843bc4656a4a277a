import { expect, it } from 'vitest';
import { rowText, findTextFields } from './row-labels.ts';

it('findTextFields lists text fields in order, including those in rows', () => {
  const fields = findTextFields([
    { name: 'score', type: 'number' },
    { type: 'row', fields: [{ name: 'title', type: 'text' }] },
    { name: 'intro', type: 'textarea' },
  ]);
  expect(fields).toEqual(['title', 'intro']);
});

it.each([
  [{ title: 'Fines', intro: 'More' }, 'Fines'],
  [{ title: ' ', intro: 'Two\n lines' }, 'Two lines'],
  [{ title: 'x'.repeat(100) }, `${'x'.repeat(79)}…`],
  [{}, ''],
  [undefined, ''],
])('rowText labels a row with its first text that is not blank: %j', (row, text) => {
  expect(rowText(row, ['title', 'intro'])).toBe(text);
});
