import { expect, it } from 'vitest';
import { Articles } from '#collections/articles/index.ts';
import { Modules } from '#collections/modules/index.ts';
import { globals } from '#collections/site/index.ts';
import { rejectGlobalUnpublish, NO_UNPUBLISH, rejectUnpublish } from './stays-published.ts';

it.each(globals)('the panel does not offer to unpublish $slug', (global) => {
  expect(global.hooks?.afterChange).toContain(rejectGlobalUnpublish);
  expect(global.admin?.components?.elements?.UnpublishButton).toBe(NO_UNPUBLISH);
});

it('the panel does not offer to unpublish one or several modules', () => {
  expect(Modules.hooks?.afterChange).toContain(rejectUnpublish);
  expect(Modules.admin?.components?.edit?.UnpublishButton).toBe(NO_UNPUBLISH);
  expect(Modules.disableBulkEdit).toBe(true);
});

it('the panel offers to unpublish an article', () => {
  expect(Articles.hooks?.afterChange).not.toContain(rejectUnpublish);
  expect(Articles.admin?.components?.edit?.UnpublishButton).toBeUndefined();
});
