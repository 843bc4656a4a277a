import { beforeEach, expect, it, vi } from 'vitest';
import { aQuiz } from '#tests/support/quiz.ts';
import { loadQuiz, receiveResultRequest } from './quiz.server.ts';

const { store, find, isLive } = vi.hoisted(() => ({ store: vi.fn(), find: vi.fn(), isLive: vi.fn() }));

vi.mock('#collections/quizzes/submissions/submit.ts', () => ({ submitQuizResult: store }));
vi.mock('#app/data/modules.server.ts', () => ({ isSectionLive: isLive }));
vi.mock('#app/data/quizzes.server.ts', () => ({ findQuiz: find }));
vi.mock('#cms/mail/imprint.ts', async (original) => ({
  ...(await original<typeof import('#cms/mail/imprint.ts')>()),
  siteUrl: () => 'https://site.example',
}));

const FIELDS = { userEmail: 'owner@example.com', buildingAddress: '12 Main Street' };

const takeMailTo = vi.fn();

const send = (search: string, fields: Record<string, string> = FIELDS, method = 'POST') =>
  receiveResultRequest(
    {
      request: new Request(`http://site/ll97/quiz${search}`, { method, body: new URLSearchParams(fields) }),
      context: { takeMailTo },
    } as never,
    'll97',
  );

beforeEach(() => {
  vi.resetAllMocks();
  find.mockResolvedValue(aQuiz());
  isLive.mockResolvedValue(true);
});

it('receiveResultRequest computes the score from the answers in the URL, not from the form', async () => {
  const answer = await send('?answers=1b-2d', { ...FIELDS, score: '0', riskLevel: 'low' });
  expect(store).toHaveBeenCalledWith(
    expect.objectContaining({
      module: 'll97',
      ...FIELDS,
      score: 4,
      riskLevel: 'high',
      answers: [
        expect.objectContaining({ id: '1b', score: 1 }),
        expect.objectContaining({ id: '2d', score: 3 }),
      ],
    }),
    expect.objectContaining({
      quiz: 'A Quiz',
      level: 'The high band',
      link: 'https://site.example/ll97/quiz?answers=1b-2d',
    }),
    { isSpam: false, mayMail: true },
  );
  expect(takeMailTo).toHaveBeenCalledExactlyOnceWith(FIELDS.userEmail);
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get('Location')).toBe(
    '/ll97/quiz?answers=1b-2d&result=received#result',
  );
});

it.each(['', '?answers=1b', '?answers=1b-2z', '?answers=1b-2d&answers=1a-2a', '?answers=2d-1b'])(
  'receiveResultRequest rejects the answers %j with 400, and stores nothing',
  async (search) => {
    await expect(send(search)).rejects.toMatchObject({ init: { status: 400 } });
    expect(store).not.toHaveBeenCalled();
  },
);

it.each<[string, number, () => void, string]>([
  ['404 when a module has no quiz', 404, () => void find.mockResolvedValue(undefined), 'POST'],
  ['404 while the quiz of a module is coming soon', 404, () => void isLive.mockResolvedValue(false), 'POST'],
  ['405 to any method but POST', 405, () => undefined, 'PUT'],
])('receiveResultRequest responds with %s', async (_, status, prepare, method) => {
  prepare();
  await expect(send('?answers=1b-2d', FIELDS, method)).rejects.toMatchObject({ init: { status } });
});

it('loadQuiz responds with 400 if the URL reopens a question that has no answer', async () => {
  const view = loadQuiz(new Request('http://site/ll97/quiz?answers=1b-2d&question=3'), 'll97');
  await expect(view).rejects.toMatchObject({ init: { status: 400 } });
});
