import type { AppLoadContext } from '@remix-run/node';
import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderDocument } from './render.server.ts';

const error = vi.fn();
const options = { nonce: 'nonce', log: { error } as unknown as AppLoadContext['log'] };

const rendered = (part: ReactNode) =>
  renderDocument(
    <html lang="en">
      <head />
      <body>
        <Suspense fallback="Wait">{part}</Suspense>
      </body>
    </html>,
    options,
  );

const lazyPart = () => lazy(() => Promise.resolve({ default: () => <p>Here</p> }));

function Failing(): ReactNode {
  throw new Error('Broken.');
}

beforeEach(() => error.mockClear());

it('renderDocument renders a whole document', async () => {
  const { html, hasFailed } = await rendered(<p>Here</p>);
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>Here</p><!--/$--></body></html>',
  );
  expect(hasFailed).toBe(false);
});

it('renderDocument waits for lazily loaded parts', async () => {
  const { html } = await rendered(createElement(lazyPart()));
  expect(html).toContain('<p>Here</p>');
  expect(html).not.toContain('Wait');
  expect(error).not.toHaveBeenCalled();
});

it('renderDocument reports and logs a part that fails to render', async () => {
  const { html, hasFailed } = await rendered(<Failing />);
  expect(html).toContain('Wait');
  expect(hasFailed).toBe(true);
  expect(error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'Broken.' }) as Error },
    expect.any(String),
  );
});

it('renderDocument rejects when a failing part has no fallback', async () => {
  await expect(renderDocument(<Failing />, options)).rejects.toThrow('Broken.');
});

it('renderDocument yields to other work between concurrent pages', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const renderedAt = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await renderDocument(<p />, options);
      return turns;
    }),
  );
  clearImmediate(next);
  expect(new Set(renderedAt).size).toBe(5);
});

it('renderDocument preloads scripts at low priority', async () => {
  const { html } = await rendered(<link rel="modulepreload" href="/assets/entry.js" />);
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/>');
});
