import type { CollectionConfig, GlobalConfig, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROLES, type Role } from '#cms/access.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { User } from '#cms/payload-types.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, signInAs } from '../support/rest.ts';

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
  it("finds a draft's field by its figures, either as visitors see them or as placeholders", async () => {
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

  it('returns the tab and row of a field in pages and modules', async () => {
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

  it('finds prices and figures as pages show them', async () => {
    const labels = async (phrase: string) =>
      (await find(phrase)).flatMap(({ title, texts }) => texts.map(({ label }) => `${title}: ${label}`));
    expect(await labels('$268')).toContainEqual(expect.stringMatching(/: Values, row \d: Value$/));
    expect(await labels('$2,500')).toContainEqual(
      expect.stringMatching(/: Premium reports, row \d: Price, dollars$/),
    );
  });

  it("omits results that are not in the user's menu", async () => {
    const { docs } = await payload.find({ collection: 'mail-templates', limit: 1, depth: 0 });
    const subject = docs[0]?.subject ?? '';
    expect((await find(subject)).some(({ path }) => path.includes('mail-templates'))).toBe(true);
    expect((await find(subject, staff)).some(({ path }) => path.includes('mail-templates'))).toBe(false);
  });
});

const linkSchema = z.object({
  serverProps: z.object({ path: z.string(), label: z.string(), roles: z.array(z.enum(ROLES)) }),
});

const labelSchema = z.union([z.string(), z.object({ plural: z.string() }).transform(({ plural }) => plural)]);

type Entry = Pick<CollectionConfig, 'admin'> | Pick<GlobalConfig, 'admin'>;

function menuOf(role: Role): string[] {
  const { collections, globals, admin } = payload.config;
  const isShown = ({ admin: { group, hidden } = {} }: Entry): boolean =>
    group !== false && !(typeof hidden === 'function' ? hidden({ user: { role } as never }) : hidden);
  const { beforeNavLinks, afterNavLinks } = admin.components;
  const links = [...beforeNavLinks, ...afterNavLinks].flatMap((link) => {
    const { data } = linkSchema.safeParse(link);
    return data?.serverProps.roles.includes(role) ? [data.serverProps.label] : [];
  });
  return [
    ...links,
    ...collections.filter(isShown).map(({ labels }) => labelSchema.parse(labels)),
    ...globals.filter(isShown).map(({ label }) => labelSchema.parse(label)),
  ];
}

describe('the menu', () => {
  it.each([
    ['admin', 45],
    ['editor', 25],
    ['staff', 25],
  ] as const)('for %s has unique names and at most %i entries', (role, most) => {
    const names = menuOf(role);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(most);
  });

  it('has one entry for the copy of all pages', () => {
    expect(menuOf('editor')).toContain('Page texts');
    expect(menuOf('editor')).not.toContain('Help center');
    expect(menuOf('staff')).not.toContain('Page texts');
  });
});

describe("a colleague's name", () => {
  it('is visible to every signed-in user, without the rest of the account', async () => {
    const { id, name } = await createUser(payload, 'admin');
    const path = `/api/users/name/${id}`;
    for (const role of ROLES) {
      const found = await get(payload, path, await signInAs(payload, role));
      expect(found).toEqual({ status: 200, answer: { name } });
    }
    expect((await get(payload, path, { email: '', token: 'none' })).status).toBe(403);
  });
});
