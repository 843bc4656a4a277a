import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayInNewYork } from '#law/days.ts';
import type { Figure } from '#cms/payload-types.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { findDue } from '#collections/figures/due-checks.ts';
import { mailFiguresToCheck } from '#collections/figures/weekly-mail.ts';
import { createArticle } from '../support/factories.ts';
import { findByKey, publishFigure } from '../support/figures.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

const PENALTY = 'll97-penalty-per-ton';
const REPORT = 'll97-report';
const LONG_AGO = '2020-01-01';

let test: TestPayload;
let payload: Payload;
let people: Record<'admin' | 'editor' | 'publisher' | 'staff', SignedIn>;
let today: string;

/** Signs in as an editor who may publish figures. */
async function signInAsPublisher(): Promise<SignedIn> {
  const publisher = await signInAs(payload, 'editor');
  await payload.update({
    collection: 'users',
    where: { email: { equals: publisher.email } },
    data: { publishesFigures: true },
  });
  return publisher;
}

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  today = dayInNewYork(new Date());
  people = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    publisher: await signInAsPublisher(),
    staff: await signInAs(payload, 'staff'),
  };
});

const clearJobs = () => payload.delete({ collection: 'payload-jobs', where: {} });

afterEach(clearJobs);

afterAll(() => test.close());

const figure = () => findByKey(payload, 'figures', PENALTY);

const newestDraft = async () =>
  payload.findByID({ collection: 'figures', id: (await figure()).id, depth: 0, draft: true });

const deadline = () => findByKey(payload, 'deadlines', REPORT);

const publish = (change: Parameters<typeof publishFigure>[2]) => publishFigure(payload, PENALTY, change);

const errorMessage = ({ answer }: { answer: Record<string, unknown> }): string =>
  (answer.errors as { message: string }[])[0]?.message ?? '';

describe('the "Still right" button', () => {
  const press = async (as: SignedIn | undefined) =>
    post(payload, `/api/figures/${(await figure()).id}/still-right`, { as });

  it.each(['admin', 'publisher'] as const)(
    'lets the %s publish who checked the figure and when',
    async (who) => {
      await publish({ checkedOn: LONG_AGO, checkedBy: null });
      expect(await press(people[who])).toMatchObject({ status: 200 });
      const { checkedOn, checkedBy, _status } = await figure();
      const user = await payload.findByID({ collection: 'users', id: Number(checkedBy) });
      expect({ checkedOn, _status, by: user.email }).toEqual({
        checkedOn: today,
        _status: 'published',
        by: people[who].email,
      });
    },
  );

  it('tells an editor without permission whom to ask', async () => {
    await publish({ checkedOn: LONG_AGO });
    const answer = await press(people.editor);
    expect(answer.status).toBe(403);
    expect(errorMessage(answer)).toContain('Ask one of them, or propose a change.');
    expect((await figure()).checkedOn).toBe(LONG_AGO);
  });

  it('responds with 403 to staff and visitors', async () => {
    for (const as of [people.staff, undefined]) expect((await press(as)).status).toBe(403);
  });

  it('does not publish an existing draft of the figure', async () => {
    const { id, values } = await figure();
    const proposal = [...(values ?? []), { from: '2031-01-01', value: '999' }];
    await payload.update({ collection: 'figures', id, data: { values: proposal }, draft: true });
    await press(people.admin);
    expect((await figure()).values).toEqual(values);
    const draft = await newestDraft();
    expect(draft).toMatchObject({ _status: 'draft', checkedOn: today });
    expect(draft.values?.at(-1)).toMatchObject({ value: '999' });
    await publish({ values });
  });

  it('confirms a deadline', async () => {
    const { id } = await deadline();
    expect(await post(payload, `/api/deadlines/${id}/still-right`, { as: people.admin })).toMatchObject({
      status: 200,
    });
    expect((await deadline()).checkedOn).toBe(today);
  });

  it('confirms every entry of a source at once', async () => {
    await publish({ checkedOn: LONG_AGO });
    const { source } = await figure();
    const where = { source: { equals: Number(source) } };
    const path = `/api/sources/${Number(source)}`;
    const { answer } = await get(payload, `${path}/entries`, people.editor);
    const count = (answer.entries as unknown[]).length;
    expect((await post(payload, `${path}/still-right`, { as: people.editor })).status).toBe(403);
    const pressed = await post(payload, `${path}/still-right`, { as: people.publisher });
    expect(pressed).toEqual({ status: 200, answer: { message: `${count} checked today.` } });
    const { docs } = await payload.find({ collection: 'figures', where, pagination: false, depth: 0 });
    expect([...new Set(docs.map(({ checkedOn }) => checkedOn))]).toEqual([today]);
  });
});

describe('the "Changed" form', () => {
  const change = async (as: SignedIn, body: object) =>
    post(payload, `/api/figures/${(await figure()).id}/change`, { as, body });

  it('adds a value with its start date and publishes it', async () => {
    const { values } = await figure();
    expect(await change(people.publisher, { value: '300', from: '2030-01-01' })).toEqual({
      status: 200,
      answer: { message: 'Published.' },
    });
    const changed = await figure();
    expect(changed.values?.map(({ value }) => value)).toEqual(['268', '300']);
    expect(changed).toMatchObject({ _status: 'published', checkedOn: today });
    await publish({ values });
  });

  it('saves a draft for an editor without permission', async () => {
    const { values } = await figure();
    expect(await change(people.editor, { value: '$300', from: '2030-01-01' })).toEqual({
      status: 200,
      answer: { message: expect.stringContaining('Saved as a draft.') as string },
    });
    expect((await figure()).values).toEqual(values);
    expect((await newestDraft()).values?.map(({ value }) => value)).toEqual(['268', '300']);
    const again = await change(people.publisher, { value: '301', from: '2031-01-01' });
    expect(errorMessage(again)).toContain('Publish or discard the draft first.');
    await publish({ values });
  });

  it.each([
    [{ value: 'about 300', from: '2030-01-01' }, '"about 300" is not an amount in dollars'],
    [{ value: '3000000', from: '2030-01-01' }, 'is out of bounds.'],
    [{ value: '300', from: '2024-01-01' }, 'Two values start on 2024-01-01.'],
  ])('rejects %j with an explanation, even as a proposal', async (body, message) => {
    for (const as of [people.editor, people.publisher]) {
      const answer = await change(as, body);
      expect(answer.status).toBe(400);
      expect(errorMessage(answer)).toContain(message);
    }
    expect((await newestDraft())._status).toBe('published');
  });

  it('changes the date of a deadline', async () => {
    const { id, date, dateInWords } = await deadline();
    const body = { date: '2027-06-01', dateInWords: 'June 1 of each year' };
    await post(payload, `/api/deadlines/${id}/change`, { as: people.admin, body });
    expect(await deadline()).toMatchObject({ ...body, checkedOn: today });
    await payload.update({ collection: 'deadlines', id, data: { date, dateInWords, _status: 'published' } });
  });
});

describe('an editor without permission to publish figures', () => {
  it('can save drafts, but cannot publish or unpublish', async () => {
    const { id } = await figure();
    const where = { email: { equals: people.editor.email } };
    const { docs } = await payload.find({ collection: 'users', where });
    const as = { user: docs[0]!, overrideAccess: false } as const;
    const save = (data: Partial<Figure>, draft = false) =>
      payload.update({ collection: 'figures', id, data, draft, ...as });
    for (const data of [
      { name: 'Changed' },
      { name: 'Changed', _status: 'published' as const },
      { _status: 'draft' as const },
    ]) {
      await expect(save(data)).rejects.toMatchObject({ status: 403 });
    }
    expect(await save({ name: 'Proposed' }, true)).toMatchObject({ name: 'Proposed', _status: 'draft' });
    expect((await figure()).name).not.toBe('Proposed');
    await publish({ name: (await figure()).name });
  });
});

describe('the uses of a figure', () => {
  const loadUses = async () =>
    (await get(payload, `/api/figures/${(await figure()).id}/uses`, people.editor)).answer;

  it('include calculations, each with a page that shows its result', async () => {
    expect((await loadUses()).rules).toContainEqual({
      rule: 'Emissions report: penalty',
      page: '/ll97/calculator',
    });
  });

  it('include articles, pages and drafts, with the sentence around the figure', async () => {
    const body = markdownToLexical(`Before. It costs **{figure:${PENALTY}}** a ton. After.`);
    const article = await createArticle(payload, { title: 'Names the penalty', body });
    const draft = await createArticle(payload, { title: 'Will name it', body, _status: 'draft' });
    const { uses } = await loadUses();
    expect(uses).toContainEqual({
      title: 'Names the penalty',
      kind: 'Article',
      path: `/collections/articles/${article.id}`,
      isDraft: false,
      sentences: [`It costs {figure:${PENALTY}} a ton.`],
    });
    expect(uses).toContainEqual(expect.objectContaining({ title: 'Will name it', isDraft: true }));
    for (const { id } of [article, draft]) await payload.delete({ collection: 'articles', id });
  });

  it('include a preview of the sentences that a new value changes, with hand-typed results flagged', async () => {
    const text = `It costs {figure:${PENALTY}} from {deadline:${REPORT}|year}.\n\n83 times {figure:${PENALTY}} is $22,244.`;
    const body = markdownToLexical(text);
    const article = await createArticle(payload, { title: 'Names the penalty', body });
    const { kind, unit, values } = await figure();
    const proposal = {
      key: PENALTY,
      kind,
      unit,
      values: [...(values ?? []), { from: '2030-01-01', value: '300' }],
    };
    const preview = (change: object) =>
      post(payload, '/api/figures/preview-change', { as: people.editor, body: { ...proposal, ...change } });
    const { answer } = await preview({});
    expect(answer).toMatchObject({ day: '2030-01-01', before: '$268', after: '$300' });
    expect(answer.sentences).toContainEqual({
      title: 'Names the penalty',
      path: `/collections/articles/${article.id}`,
      before: 'It costs $268 from 2030.',
      after: 'It costs $300 from 2030.',
      isTypedResult: false,
    });
    expect(answer.sentences).toContainEqual(
      expect.objectContaining({ after: '83 times $300 is $22,244.', isTypedResult: true }),
    );
    expect(answer.examples).toContainEqual({
      rule: 'Emissions report: penalty',
      before: 'A building 100 t over its limit: $26,800 a year.',
      after: 'A building 100 t over its limit: $30,000 a year.',
    });
    expect((await preview({ values })).answer).toEqual({ sentences: [], examples: [] });
    await payload.delete({ collection: 'articles', id: article.id });
  });

  it('prevent deleting or unpublishing the figure, with a message that names them', async () => {
    const body = markdownToLexical(`{figure:${PENALTY}}`);
    const article = await createArticle(payload, { title: 'Needs it', body });
    const { id } = await figure();
    await expect(payload.delete({ collection: 'figures', id })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(
        /cannot be deleted because it is used in ".+", and \d+ more\. Remove it/,
      ) as string,
    });
    const unpublish = payload.update({ collection: 'figures', id, data: { _status: 'draft' } });
    await expect(unpublish).rejects.toThrow('cannot be unpublished');
    expect((await figure())._status).toBe('published');
    await payload.delete({ collection: 'articles', id: article.id });
  });

  it('do not block deletion if there are none, but the source still cannot be deleted', async () => {
    const { id: _id, ...values } = await figure();
    const data = { ...values, values: [{ value: '1' }], key: 'not-in-use', _status: 'published' as const };
    const { id } = await payload.create({ collection: 'figures', data });
    const deleteSource = payload.delete({ collection: 'sources', id: Number(values.source) });
    await expect(deleteSource).rejects.toThrow('comes from it');
    await payload.delete({ collection: 'figures', id });
  });
});

it('the API lists each figure and deadline that a text can use, with its formats', async () => {
  const { answer } = await get(payload, '/api/figures/choices', people.editor);
  const choices = answer.choices as { use: string; forms: { text: string }[] }[];
  const findForms = (use: string) =>
    choices.find((choice) => choice.use === use)?.forms.map(({ text }) => text);
  expect(findForms(`figure:${PENALTY}`)).toEqual(['$268', '268']);
  expect(findForms(`deadline:${REPORT}`)).toEqual(['May 1, 2027', 'May 1', '2027']);
  expect((await get(payload, '/api/figures/choices', people.staff)).status).toBe(200);
});

describe('due checks of figures', () => {
  /** A Monday, 8 a.m. in New York. */
  const MONDAY = new Date('2026-11-30T13:00:00Z');
  const DAY_MS = 86_400_000;

  it('include an entry from the day after its check was due, longest overdue first', async () => {
    await publish({ checkedOn: '2026-01-01', checkAgainAfterDays: 10 });
    const found = async (day: string) =>
      (await findDue(payload, day)).find(({ title }) => title.startsWith('Penalty for each metric ton'));
    expect(await found('2026-01-11')).toBeUndefined();
    expect(await found('2026-01-12')).toMatchObject({
      collection: 'figures',
      dueOn: '2026-01-11',
      module: 'll97',
    });
    const [first] = await findDue(payload, '2026-12-01');
    expect(first).toMatchObject({ dueOn: '2026-01-11' });
  });

  it('are emailed to editors and admins on Mondays at 8 a.m., once across two processes', async () => {
    const before = await mailFiguresToCheck(payload, new Date(MONDAY.getTime() - 1));
    expect(before).toBe(0);
    const sent = await Promise.all([1, 2].map(() => mailFiguresToCheck(payload, MONDAY)));
    const mails = await queuedMails(payload);
    expect(sent.filter((people) => people > 0)).toEqual([mails.length]);
    const to = mails.map((mail) => mail.to);
    expect(to).toEqual(expect.arrayContaining([people.admin.email, people.editor.email]));
    expect(to).not.toContain(people.staff.email);
    expect(mails[0]?.text).toContain('Local Law 97: 1, the first since January 11, 2026');
    expect(await mailFiguresToCheck(payload, new Date(MONDAY.getTime() + DAY_MS))).toBe(0);
  });

  it('are emailed weekly, unless there are none', async () => {
    const nextWeek = new Date(MONDAY.getTime() + 7 * DAY_MS);
    expect(await mailFiguresToCheck(payload, nextWeek)).toBeGreaterThan(0);
    await publish({ checkedOn: '2026-12-01', checkAgainAfterDays: 90 });
    for (const table of ['figures', 'deadlines', 'laws']) {
      await payload.db.pool.query(`update ${table} set checked_on = '2026-12-12'`);
    }
    await clearJobs();
    expect(await mailFiguresToCheck(payload, new Date(MONDAY.getTime() + 14 * DAY_MS))).toBe(0);
    expect(await queuedMails(payload)).toEqual([]);
  });
});
