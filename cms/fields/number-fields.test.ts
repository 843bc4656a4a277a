import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { Articles } from '#collections/articles/index.ts';
import { Guides } from '#collections/articles/guides.ts';
import { Modules } from '#collections/modules/index.ts';
import { Partners } from '#collections/vendors/partners.ts';
import { Quizzes } from '#collections/quizzes/index.ts';
import { globals } from '#collections/site/index.ts';

/** Every field with its path, also those in tabs, rows and blocks. */
function allFields(fields: Field[], around: string): [path: string, field: Field][] {
  return fields.flatMap((field): [string, Field][] => {
    const path = 'name' in field && field.name ? `${around}.${field.name}` : around;
    const inner = [
      ...('fields' in field ? field.fields : []),
      ...('tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : []),
      ...('blocks' in field ? field.blocks.flatMap((block) => block.fields) : []),
    ];
    return [[path, field], ...allFields(inner, path)];
  });
}

const numbers = [Articles, Guides, Modules, Partners, Quizzes, ...globals]
  .flatMap(({ slug, fields }) => allFields(fields, slug))
  .filter(([, { type }]) => type === 'number');

it.each(numbers)('%s says what it is', (_path, field) => {
  const description: unknown = field.admin && 'description' in field.admin && field.admin.description;
  expect(description).toEqual(expect.stringMatching(/\w{3}/));
  expect(description).toEqual(expect.stringMatching(/\.$/));
});
