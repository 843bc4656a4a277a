import { expect, it } from 'vitest';
import { Articles } from '#collections/articles/index.ts';
import { Modules } from '#collections/modules/index.ts';
import { globals } from '../globals/index.ts';
import { globalStaysPublished, NO_UNPUBLISH, staysPublished } from './stays-published.ts';

it.each(globals)(
  'the panel does not offer to unpublish $slug, which the site cannot be without',
  (global) => {
    expect(global.hooks?.afterChange).toContain(globalStaysPublished);
    expect(global.admin?.components?.elements?.UnpublishButton).toBe(NO_UNPUBLISH);
  },
);

it('the panel does not offer to unpublish a module, nor several at once', () => {
  expect(Modules.hooks?.afterChange).toContain(staysPublished);
  expect(Modules.admin?.components?.edit?.UnpublishButton).toBe(NO_UNPUBLISH);
  expect(Modules.disableBulkEdit).toBe(true);
});

it('the panel offers to unpublish an article', () => {
  expect(Articles.hooks?.afterChange).not.toContain(staysPublished);
  expect(Articles.admin?.components?.edit?.UnpublishButton).toBeUndefined();
});
