import type { AppLoadContext } from '@remix-run/node';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDocument } from './render.server.ts';

const error = vi.fn();
const rendering = { mark: 'mark', log: { error } as unknown as AppLoadContext['log'] };

const rendered = (part: ReactNode) =>
  renderDocument(
    <html lang="en">
      <head />
      <body>
        <Suspense fallback="Wait">{part}</Suspense>
      </body>
    </html>,
    rendering,
  );

const partThatComesLate = () => lazy(() => Promise.resolve({ default: () => <p>Here &lt;!--$!--&gt;</p> }));

function Failing(): ReactNode {
  throw new Error('No words.');
}

beforeEach(() => {
  error.mockClear();
  vi.stubEnv('DEV', false);
});
afterEach(() => vi.unstubAllEnvs());

it('renders a whole document', async () => {
  const { html, hasFailed } = await rendered(<p>Here</p>);
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>Here</p><!--/$--></body></html>',
  );
  expect(hasFailed).toBe(false);
});

it.each([false, true])(
  'waits for a part whose code comes late, in development (%s) and after',
  async (isDev) => {
    vi.stubEnv('DEV', isDev);
    const Late = partThatComesLate();
    const first = await rendered(<Late />);
    expect(first.html).toContain('<p>Here &lt;!--$!--&gt;</p>');
    expect(first.html).not.toContain('Wait');
    expect(await rendered(<Late />)).toEqual(first);
    expect(error).not.toHaveBeenCalled();
  },
);

it('says that a part has failed, and logs why', async () => {
  const { html, hasFailed } = await rendered(<Failing />);
  expect(html).toContain('Wait');
  expect(hasFailed).toBe(true);
  expect(error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'No words.' }) as Error },
    expect.any(String),
  );
});

it('rejects where nothing stands in for what has failed', async () => {
  await expect(renderDocument(<Failing />, rendering)).rejects.toThrow('No words.');
});

it('lets other work go on between pages that are asked for at once', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const renderedAt = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await renderDocument(<p />, rendering);
      return turns;
    }),
  );
  clearImmediate(next);
  expect(new Set(renderedAt).size).toBe(5);
});
