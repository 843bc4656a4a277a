import { expect, it } from 'vitest';
import { newsletterResponse } from '#app/features/newsletters/sign-up-messages.ts';
import { refuseTooOften } from './too-often.server.ts';
import type { FormResponse } from './client-action.ts';

const MESSAGE = 'You’ve sent this form too many times in a short while. Please wait 42 seconds and try again';

const post = (body: BodyInit) => ({ request: new Request('http://site/form', { method: 'POST', body }) });

const page = async (body: BodyInit) => {
  const { data, init } = (await refuseTooOften(post(body), { seconds: 42, isPage: true })) as never as {
    data: FormResponse;
    init: { status: number };
  };
  return { ...data, ...init };
};

it('refuseTooOften returns a message and all input to a page, including rows', async () => {
  const body = new URLSearchParams({ name: 'Ada', 'uses[0].kind': 'office', 'uses[1].kind': 'hotel' });
  expect(await page(body)).toMatchObject({
    status: 429,
    result: {
      status: 'error',
      error: { '': [MESSAGE] },
      initialValue: { name: 'Ada', uses: [{ kind: 'office' }, { kind: 'hotel' }] },
    },
  });
});

it('refuseTooOften keeps the text fields of a form with a file', async () => {
  const body = new FormData();
  body.set('contactName', 'Ada');
  body.set('invoice', new File(['x'.repeat(100_000)], 'bill.pdf'));
  const { result } = await page(body);
  expect(result.initialValue).toEqual({ contactName: 'Ada' });
});

it.each([
  'uses[20000000].kind',
  'uses[0].kind.deeper',
  'uses[0].toString',
  'constructor',
  '__proto__.polluted',
  '__state__',
  '__intent__',
  '',
])('refuseTooOften drops the field %j, which no form has', async (name) => {
  const { result, status } = await page(new URLSearchParams({ name: 'Ada', [name]: '{' }));
  expect(status).toBe(429);
  expect(result.initialValue).toEqual({ name: 'Ada' });
});

it('refuseTooOften responds with 400 to a body with more fields than any form has', async () => {
  const sent = refuseTooOften(post(new URLSearchParams('x&'.repeat(100_000))), { seconds: 42, isPage: true });
  await expect(sent).rejects.toMatchObject({ init: { status: 400 } });
});

it('refuseTooOften responds to a script with JSON', async () => {
  const answer = await refuseTooOften(post(new URLSearchParams({ email: 'a@b.example' })), {
    seconds: 1,
    isPage: false,
  });
  if (!(answer instanceof Response)) throw new Error('It is no response.');
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    result: {
      initialValue: { email: 'a@b.example' },
      error: { '': [expect.stringContaining('wait 1 second and')] },
    },
  });
});

it('newsletterResponse keeps the email address and section of a rejected form', async () => {
  const answer = await page(new URLSearchParams({ email: 'a@b.example', section: 'quiz' }));
  expect(newsletterResponse(answer)).toEqual({
    title: 'Subscription failed',
    description: MESSAGE,
    outcome: 'rejected',
    typed: 'a@b.example',
    section: 'quiz',
  });
});
