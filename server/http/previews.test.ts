import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from 'node:http';
import { previewingEditor } from '#cms/publishing/preview-context.ts';
import type { User } from '#cms/payload-types.ts';
import { ask, serve } from '#tests/support/application.ts';

const PEOPLE = [
  { id: 1, name: 'Edith', role: 'editor' },
  { id: 2, name: 'Stan', role: 'staff' },
] as User[];

const sessionOf = (name: string): string => `payload-token=${name}`;

let server: Server;

beforeAll(async () => {
  server = await serve({
    findUser: (headers) =>
      Promise.resolve(PEOPLE.find(({ name }) => headers.get('cookie') === sessionOf(name))),
    site: {
      pages: (_request, response) => {
        // Payload responds later, after the request has passed all middleware.
        setImmediate(() => response.send(previewingEditor()?.name ?? 'a visitor'));
      },
    },
  });
});

afterAll(() => server.close());

const cookie = sessionOf('Edith');
const referer = 'http://localhost:3000/about?preview=true';

it.each([
  ['a page', '/about?preview=true', { cookie }, 'Edith'],
  ['a page with its own query', '/ll97?tab=owners&preview=true', { cookie }, 'Edith'],
  ['the data of a page', '/about.data?preview=true', { cookie }, 'Edith'],
  ['the data of a page that a preview links to', '/help.data', { cookie, referer }, 'Edith'],
  ['a page that is not a preview', '/about', { cookie }, 'a visitor'],
  ['a page that a preview links to', '/about', { cookie, referer }, 'a visitor'],
  ['a page with an unknown preview value', '/about?preview=1', { cookie }, 'a visitor'],
  ['a file', '/ll97/blog/feed.xml?preview=true', { cookie }, 'a visitor'],
  ['a preview requested without a session', '/about?preview=true', {}, 'a visitor'],
  ['a preview with a forged session', '/about?preview=true', { cookie: sessionOf('forged') }, 'a visitor'],
  ['a preview requested by staff', '/about?preview=true', { cookie: sessionOf('Stan') }, 'a visitor'],
])('%s is loaded as if by %s', async (_what, path, headers, viewer) => {
  expect((await ask(server, { path, headers })).body).toBe(viewer);
});

it('a submitted form is not a preview', async () => {
  const sent = await ask(server, {
    method: 'POST',
    path: '/contact?preview=true',
    headers: { cookie, origin: 'http://localhost:3000' },
  });
  expect(sent.body).toBe('a visitor');
});

it('previews are kept out of caches and search engines', async () => {
  for (const headers of [{ cookie }, undefined]) {
    const preview = await ask(server, { path: '/about?preview=true', headers });
    expect(preview.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  }
  const { headers } = await ask(server, { path: '/about', headers: { cookie } });
  expect(headers).not.toHaveProperty('x-robots-tag');
});
