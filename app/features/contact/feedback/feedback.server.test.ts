import { beforeEach, expect, it, vi } from 'vitest';
import { receiveFeedback } from './feedback.server.ts';

const { store } = vi.hoisted(() => ({ store: vi.fn() }));

vi.mock('#collections/contact/feedback/submit.ts', () => ({ submitFeedback: store }));

const send = (fields: Record<string, string>) =>
  receiveFeedback({
    request: new Request('http://site/feedback', { method: 'POST', body: new URLSearchParams(fields) }),
    context: {},
  } as never);

const EMPTY = { name: '', email: '', feedbackType: '', feedback: '', website: '' };

beforeEach(() => store.mockReset());

it.each([[EMPTY], [{ ...EMPTY, feedback: '  \n ', name: ' ' }], [{}]])(
  'receiveFeedback confirms an empty form without storing it: %j',
  async (fields) => {
    const answer = await send(fields);
    expect(answer).toHaveProperty('status', 302);
    expect((answer as Response).headers.get('location')).toBe('/feedback?feedback=received#feedback');
    expect(store).not.toHaveBeenCalled();
  },
);

it('receiveFeedback stores feedback with a single answer', async () => {
  await send({ ...EMPTY, feedbackType: 'praise' });
  expect(store).toHaveBeenCalledWith({ feedbackType: 'praise' }, { isSpam: false, mayMail: true });
});
