import type { APIResponse } from '@playwright/test';
import { expect, signIn, pageTest as test } from '../support/e2e/fixtures.ts';
import { expandRow, openForm, saveInVain } from '../support/e2e/panel.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

type Questions = { prompt: string; options: { text: string; score: number }[] }[];

test('a question changed in the panel changes the page', async ({ request, api }) => {
  const quiz = await api.find('quizzes', { module: 'll97' });
  const questions = quiz?.questions as Questions;
  const prompt = 'How big is the building, in words of an editor?';
  const changed = [{ ...questions[0], prompt }, ...questions.slice(1)];
  const textOf = async () => (await request.get('/ll97/quiz')).text();
  expect(await textOf()).toContain('How large is your building?');
  await api.update('quizzes', quiz?.id ?? 0, { questions: changed, _status: 'published' });
  expect(await textOf()).toContain(prompt);
  await api.update('quizzes', quiz?.id ?? 0, { questions, _status: 'published' });
});

test('the API answers 400 to an invalid quiz, with each error under the path of its field', async ({
  page,
  api,
}) => {
  const quiz = await api.find('quizzes', { module: 'll97' });
  const bands = quiz?.bands as { from: number }[];
  await signIn(page);
  const save = (data: object): Promise<APIResponse> =>
    page.request.patch(`/api/quizzes/${quiz?.id ?? 0}`, {
      data: { ...data, _status: 'published' },
      headers: { Origin: BASE_URL },
    });
  const senseless: [object, string, string][] = [
    [{ questions: [] }, 'questions', 'Add at least one question.'],
    [
      { bands: bands.map((band, index) => ({ ...band, from: [0, 5, 9, 16][index] })) },
      'bands.3.from',
      'No answers reach this band: the highest possible score is 15.',
    ],
  ];
  for (const [data, path, message] of senseless) {
    const response = await save(data);
    expect(response.status()).toBe(400);
    const { errors } = (await response.json()) as { errors: [{ data: { errors: unknown[] } }] };
    expect(errors[0].data.errors).toContainEqual(expect.objectContaining({ path, message }));
  }
});

test('the panel shows each error of an invalid quiz beside its field', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const quiz = await api.find('quizzes', { module: 'll97' });
  await signIn(page);
  await openForm(page, `/admin/collections/quizzes/${quiz?.id ?? 0}`);
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await expandRow(page, 'bands-row-3');
  const from = page.locator('#field-bands__3__from');
  const change = async () => {
    await from.fill('');
    await from.fill('16');
  };
  await saveInVain(page, change, 'the highest possible score is 15');
  expect(await api.find('quizzes', { module: 'll97' })).toMatchObject({ bands: quiz?.bands });
});

test('a quiz that is not published is coming soon', async ({ request, api }) => {
  const quiz = await api.find('quizzes', { module: 'll97' });
  const textOf = async () => (await request.get('/ll97/quiz')).text();
  await api.update('quizzes', quiz?.id ?? 0, { _status: 'draft' });
  expect(await textOf()).toContain('Risk Assessment: Coming Soon');
  await api.update('quizzes', quiz?.id ?? 0, { _status: 'published' });
  expect(await textOf()).not.toContain('Coming Soon');
});
