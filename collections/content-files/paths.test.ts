import { expect, it } from 'vitest';
import { placeAt } from './paths.ts';

it.each([
  ['globals/partner-programme.yaml', false],
  ['globals/partner-programme.draft.yaml', true],
])('finds the partner program in %s of an older export', (path, isDraft) => {
  expect(placeAt(path)).toEqual({ folder: 'globals', key: 'partner-program', isDraft });
});
