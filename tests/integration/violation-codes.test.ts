import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findMeaning } from '#law/city-record/code-map.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onContentEvent } from '#cms/events/hub.ts';
import type { User, ViolationCode } from '#cms/payload-types.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { STARTING_CODES } from '../support/starting-codes.ts';

let test: TestPayload;
let editor: User;
let safety: ViolationCode;
let codes: typeof import('#cms/register/code-map.ts');
let events: ContentEvent[] = [];

beforeAll(async () => {
  test = await createTestPayload();
  editor = await createUser(test.payload, 'editor');
  codes = await import('#cms/register/code-map.ts');
  const where = { key: { equals: 'dob-safety-violations' } };
  const { docs } = await test.payload.find({ collection: 'violation-codes', where, depth: 0 });
  safety = docs[0]!;
  onContentEvent((event) => events.push(event));
});

beforeEach(() => {
  events = [];
});

afterAll(() => test.close());

type Line = Omit<ViolationCode['lines'][number], 'id'>;

const LINE: Line = {
  field: 'type',
  match: 'exact',
  value: 'FTF-NEW',
  law: 'll152',
  meaning: 'A new one',
  certainty: 'unverified',
};

const save = (lines: readonly Line[], user: User = editor) =>
  test.payload.update({
    collection: 'violation-codes',
    id: safety.id,
    data: { lines: [...lines], _status: 'published' },
    user,
    overrideAccess: false,
  });

const failure = z.object({
  data: z.object({ errors: z.object({ path: z.string(), message: z.string() }).array() }),
});

async function saveErrors(lines: readonly Line[]): Promise<{ path: string; message: string }[]> {
  const failed = await save(lines).then(
    () => undefined,
    (error: unknown) => failure.parse(error),
  );
  return failed?.data.errors.map(({ path, message }) => ({ path, message })) ?? [];
}

describe('the violation codes', () => {
  it('match the starting content at first, in the same order', async () => {
    const loaded = await codes.loadCodeMeanings(test.payload);
    const ofSet = (all: readonly { set: string; value: string }[], set: string) =>
      all.filter((each) => each.set === set).map(({ value }) => value);
    for (const set of ['hpd-violations', 'oath-hearings', 'dob-ecb-violations']) {
      expect(ofSet(loaded, set)).toEqual(ofSet(STARTING_CODES, set));
    }
    expect(loaded).toHaveLength(STARTING_CODES.length);
  });

  it.each<[string, Partial<Line>, string, string]>([
    ['an invalid pattern', { match: 'pattern', value: 'FT[CF' }, 'value', 'This is not a regular exp'],
    [
      'a pattern that matches anything',
      { match: 'pattern', value: 'X*' },
      'value',
      'This pattern matches any',
    ],
    ['a pattern that is too long', { match: 'pattern', value: 'X'.repeat(121) }, 'value', 'Use at most 120'],
    ['a code with spaces around it', { value: ' FTF' }, 'value', 'Remove the spaces'],
    ['an empty code', { value: '' }, 'value', 'This field is required.'],
    [
      'a column that the set does not have',
      { field: 'agency' },
      'field',
      'This field has an invalid selection',
    ],
  ])('cannot be saved with %s, and show an error at the field', async (_what, change, field, message) => {
    expect(await saveErrors([LINE, { ...LINE, value: 'FTF-OTHER', ...change }])).toEqual([
      { path: `lines.1.${field}`, message: expect.stringContaining(message) as string },
    ]);
  });

  it('cannot be saved with two lines about the same code', async () => {
    expect(await saveErrors([LINE, { ...LINE, law: 'll84' }])).toEqual([
      { path: 'lines.1.value', message: 'Line 1 has the same code. Remove one of the two.' },
    ]);
    expect(await saveErrors([LINE, { ...LINE, match: 'pattern' }, { ...LINE, field: 'deviceType' }])).toEqual(
      [],
    );
  });

  it('apply as soon as an editor publishes them, and publish a content event', async () => {
    await save([LINE]);
    const row = { key: '1', type: 'FTF-NEW' };
    expect(findMeaning(await codes.readCodeMap(test.payload), 'dob-safety-violations', row)?.law).toBe(
      'll152',
    );
    await save([{ ...LINE, law: 'fisp' }]);
    expect(findMeaning(await codes.readCodeMap(test.payload), 'dob-safety-violations', row)?.law).toBe(
      'fisp',
    );
    expect(events.map(({ collection }) => collection)).toEqual(['violation-codes', 'violation-codes']);
  });

  it('do not apply as drafts', async () => {
    await save([LINE]);
    await test.payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data: { lines: [{ ...LINE, law: 'elevator' }] },
      draft: true,
    });
    const loaded = await codes.loadCodeMeanings(test.payload);
    expect(loaded.filter(({ value }) => value === 'FTF-NEW').map(({ law }) => law)).toEqual(['ll152']);
  });

  it('cannot be unpublished or moved to another data set by an editor', async () => {
    const unpublish = test.payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data: { _status: 'draft' },
    });
    await expect(unpublish).rejects.toThrow('cannot be unpublished');
    const moved = await test.payload.update({
      collection: 'violation-codes',
      id: safety.id,
      data: { key: 'hpd-violations', _status: 'published' },
      user: editor,
      overrideAccess: false,
    });
    expect(moved.key).toBe('dob-safety-violations');
  });
});
