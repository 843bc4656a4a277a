import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from './api.ts';

const answerWith = (body: BodyInit, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

const broken = () =>
  new ReadableStream({
    start: (stream) => stream.error(new DOMException('signal is aborted without reason', 'AbortError')),
  });

const call = () => callApi('/inbox/views', z.object({ count: z.number() }));

it('callApi returns the response body', async () => {
  answerWith('{"count":3}');
  expect(await call()).toEqual({ result: { count: 3 } });
});

it('callApi returns the error messages if the request fails', async () => {
  answerWith('{"errors":[{"message":"Choose a kind."},{"message":"Choose a day."}]}', 400);
  expect(await call()).toEqual({ error: 'Choose a kind. Choose a day.' });
});

it('callApi returns an error, rather than throwing, if the response is cut off', async () => {
  answerWith(broken());
  expect(await call()).toEqual({ error: 'The download was interrupted. Try again.' });
});
