import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { User } from '#cms/payload-types.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let payload: Payload;
let findText: (typeof import('#collections/find-text/find-text.ts'))['findText'];
let editor: User;
let staff: User;

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  ({ findText } = await import('#collections/find-text/find-text.ts'));
  editor = await createUser(payload, 'editor');
  staff = await createUser(payload, 'staff');
});

afterAll(() => test.close());

const find = (phrase: string, user = editor) => findText(payload, { user, phrase });

describe('the search across the panel', () => {
  it('leads to the field of a draft, with its figures as visitors read them or as placeholders', async () => {
    const body = markdownToLexical('It costs {figure:ll97-penalty-per-ton} a zeppelin.');
    const { id } = await createArticle(payload, { title: 'Not out yet', body, _status: 'draft' });
    for (const phrase of ['costs $268 a Zeppelin', '{figure:ll97-penalty-per-ton} a zeppelin']) {
      expect(await find(phrase)).toMatchObject([
        {
          title: 'Not out yet',
          kind: 'Article',
          texts: [{ label: 'Body', path: `/collections/articles/${id}#field=body` }],
        },
      ]);
    }
    expect(await find('a zeppelin', staff)).toEqual([]);
    await payload.delete({ collection: 'articles', id });
  });

  it('finds the copy of pages and modules, with the tab and row of the field', async () => {
    const { questions } = await payload.findGlobal({ slug: 'help', depth: 0 });
    const question = questions.at(-1)?.question ?? '';
    expect(await find(question)).toContainEqual(
      expect.objectContaining({
        title: 'Help center',
        texts: [
          expect.objectContaining({
            path: `/globals/help#field=questions.${questions.length - 1}.question`,
          }) as unknown,
        ],
      }),
    );
    const { docs } = await payload.find({
      collection: 'modules',
      where: { slug: { equals: 'll97' } },
      depth: 0,
    });
    const found = await find(docs[0]?.overview.heading ?? '');
    const module = found.find(({ path }) => path === `/collections/modules/${docs[0]?.id ?? 0}`);
    expect(module?.texts[0]?.path).toContain('#field=overview.heading&tab=');
  });

  it('finds the price of a report and the value of a figure as pages show them', async () => {
    const labels = async (phrase: string) =>
      (await find(phrase)).flatMap(({ title, texts }) => texts.map(({ label }) => `${title}: ${label}`));
    expect(await labels('$268')).toContainEqual(expect.stringMatching(/: Values, row \d: Value$/));
    expect(await labels('$2,500')).toContainEqual(
      expect.stringMatching(/: Premium reports, row \d: Price, dollars$/),
    );
  });

  it('shows people nothing that their menu lacks', async () => {
    const { docs } = await payload.find({ collection: 'mail-templates', limit: 1, depth: 0 });
    const subject = docs[0]?.subject ?? '';
    expect((await find(subject)).some(({ path }) => path.includes('mail-templates'))).toBe(true);
    expect((await find(subject, staff)).some(({ path }) => path.includes('mail-templates'))).toBe(false);
  });
});
