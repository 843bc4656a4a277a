import type { CollectionConfig, GlobalConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROLES, type Role } from '#cms/access.ts';
import { createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, signInAs } from '../support/rest.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

afterAll(() => test.close());

const linkSchema = z.object({
  serverProps: z.object({ path: z.string(), label: z.string(), roles: z.array(z.enum(ROLES)) }),
});

const labelSchema = z.union([z.string(), z.object({ plural: z.string() }).transform(({ plural }) => plural)]);

type Entry = Pick<CollectionConfig, 'admin'> | Pick<GlobalConfig, 'admin'>;

/** The names in the menu of a person with this role. */
function menuOf(role: Role): string[] {
  const { collections, globals, admin } = test.payload.config;
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
  ] as const)('of %s has each name once, and at most %i entries', (role, most) => {
    const names = menuOf(role);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(most);
  });

  it('leads editors to the texts of every page through one entry', () => {
    expect(menuOf('editor')).toContain('Page texts');
    expect(menuOf('editor')).not.toContain('Help center');
    expect(menuOf('staff')).not.toContain('Page texts');
  });
});

describe('the name of a colleague', () => {
  it('is shown to everyone who is signed in, without the rest of the account', async () => {
    const { id, name } = await createUser(test.payload, 'admin');
    const path = `/api/users/name/${id}`;
    for (const role of ROLES) {
      const found = await get(test.payload, path, await signInAs(test.payload, role));
      expect(found).toEqual({ status: 200, answer: { name } });
    }
    expect((await get(test.payload, path, { email: '', token: 'none' })).status).toBe(403);
  });
});
