import { describe, expect, it } from 'vitest';
import type { CheckedField } from '#cms/content-lint/required-fields.ts';
import {
  changesBetween,
  compareWithForm,
  parseChanges,
  valuesByPath,
  withoutSaved,
  withValue,
} from './kept-changes.ts';

const FIELDS: CheckedField[] = [
  { type: 'ui', name: 'preview' },
  { type: 'row', fields: [{ type: 'text', name: 'title' }] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Text', fields: [{ type: 'richText', name: 'body' }] },
      { name: 'meta', label: 'Search engines', fields: [{ type: 'text', name: 'description' }] },
    ],
  },
  { type: 'array', name: 'updates', fields: [{ type: 'text', name: 'note' }] },
  { type: 'text', name: 'savedBy' },
];

it('valuesByPath returns one value per editable field or list', () => {
  const content = { title: 'Boilers', body: { root: { children: [{ text: 'Words.' }] } } };
  const meta = { description: 'About boilers' };
  const values = { ...content, meta, updates: 0, savedBy: 'Ana', updatedAt: '2026-11-28' };
  expect(valuesByPath(FIELDS, values)).toEqual({
    ...content,
    'meta.description': 'About boilers',
    updates: [],
  });
});

describe('unsaved changes', () => {
  it.each([
    ['a title', { title: 'Old' }, { title: 'New' }, ['title']],
    ['an empty text instead of null', { title: 'Old', note: null }, { title: 'Old', note: '' }, []],
    ['an emptied field', { title: 'Old' }, { title: '' }, ['title']],
    ['another order of properties', { body: { a: 1, b: 2 } }, { body: { b: 2, a: 1, c: null } }, []],
    ['a zero instead of null', { score: null }, { score: 0 }, ['score']],
    ['the order of a list', { list: [{ id: 1 }, { id: 2 }] }, { list: [{ id: 2 }, { id: 1 }] }, ['list']],
  ])('are told apart from equal values: %s', (_what, before, typed, paths) => {
    expect(Object.keys(changesBetween(before, typed))).toEqual(paths);
  });

  it('are contested if someone else has changed the same field, and free otherwise', () => {
    const before = { title: 'Old', excerpt: 'Old', slug: 'old', note: 'Old' };
    const changes = changesBetween(before, { title: 'Mine', excerpt: 'Mine', slug: 'old', note: 'Same' });
    const shown = { title: 'Theirs', excerpt: 'Old', slug: 'theirs', note: 'Same' };
    expect(compareWithForm(changes, shown)).toEqual({
      free: { excerpt: { before: 'Old', typed: 'Mine' } },
      contested: { title: { before: 'Old', typed: 'Mine' } },
    });
  });

  it('are kept until they are saved', () => {
    const changes = changesBetween({ title: 'Old', excerpt: 'Old' }, { title: 'Mine', excerpt: 'Mine' });
    expect(Object.keys(withoutSaved(changes, { title: 'Mine', excerpt: 'Old' }))).toEqual(['excerpt']);
  });

  it('survive a round trip through browser storage', () => {
    const changes = changesBetween({ title: undefined }, { title: 'Mine' });
    expect(compareWithForm(parseChanges(JSON.stringify(changes)), { title: null }).free).toMatchObject({
      title: { typed: 'Mine' },
    });
    expect(parseChanges(null)).toEqual({});
  });
});

it('withValue sets the value at a path and keeps all others', () => {
  const values = { title: 'Old', meta: { title: 'Old', description: 'Old' } };
  expect(withValue(values, 'meta.title', 'New')).toEqual({
    title: 'Old',
    meta: { title: 'New', description: 'Old' },
  });
});
