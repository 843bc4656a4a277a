import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitContentEvent, setListening } from '#cms/events/hub.ts';
import type { User } from '#cms/payload-types.ts';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import { cached, clearContentCache } from './cached.server.ts';

const read = vi.fn((name: string, page?: number) =>
  Promise.resolve(`${name} ${page ?? ''} ${read.mock.calls.length}`),
);
const readOnce = cached(read);

beforeEach(() => {
  setListening(true);
  clearContentCache();
  read.mockClear();
});
afterEach(() => setListening(false));

it('reads once for each question', async () => {
  const answers = [await readOnce('a'), await readOnce('a'), await readOnce('a', 2), await readOnce('b')];
  expect(answers).toEqual(['a  1', 'a  1', 'a 2 2', 'b  3']);
});

it('reads once for all who ask at the same time', async () => {
  await Promise.all([readOnce('a'), readOnce('a')]);
  expect(read).toHaveBeenCalledOnce();
});

it('reads anew when content has changed, but not for what visitors send', async () => {
  await readOnce('a');
  emitContentEvent({ collection: 'quiz-submissions', change: 'changed' });
  await readOnce('a');
  expect(read).toHaveBeenCalledOnce();
  emitContentEvent({ collection: 'modules', change: 'changed' });
  await readOnce('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not keep what was begun before a change', async () => {
  let answer: (text: string) => void = () => undefined;
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const early = readOnce('a');
  emitContentEvent({ collection: 'modules', change: 'changed' });
  answer('old');
  expect(await early).toBe('old');
  expect(await readOnce('a')).not.toBe('old');
});

it('does not keep a failure', async () => {
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(readOnce('a')).rejects.toThrow('no database');
  expect(await readOnce('a')).toBe('a  2');
});

it('reads anew each time for an editor in a preview, and where no changes are heard of', async () => {
  await readOnce('a');
  await runAsPreviewer({} as User, () => readOnce('a'));
  setListening(false);
  await readOnce('a');
  expect(read).toHaveBeenCalledTimes(3);
});
