import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDocument } from '../support/access-samples.ts';
import { createArticle } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let editor: SignedIn;

beforeAll(async () => {
  test = await createTestPayload();
  editor = await signInAs(test.payload, 'editor');
});

afterAll(() => test.close());

/** Creates a published article with an earlier version of each status. */
async function articleWithVersions() {
  const { id } = await createArticle(test.payload, { title: 'First published' });
  await test.payload.update({ collection: 'articles', id, data: { title: 'A draft' }, draft: true });
  await test.payload.update({ collection: 'articles', id, data: { title: 'Live', _status: 'published' } });
  return id;
}

async function findVersion(id: number, title: string): Promise<string> {
  const where = { parent: { equals: id }, 'version.title': { equals: title } };
  const { docs } = await test.payload.findVersions({ collection: 'articles', where });
  return String(docs[0]?.id);
}

const live = (id: number) => test.payload.findByID({ collection: 'articles', id });
const newest = (id: number) => test.payload.findByID({ collection: 'articles', id, draft: true });

describe('restoring a version of an article over REST', () => {
  it.each(['', '?draft=false', '?draft=true'])(
    `makes a draft and keeps the live page, whatever the version's status and the query ("%s")`,
    async (query) => {
      for (const title of ['First published', 'A draft']) {
        const id = await articleWithVersions();
        const version = await findVersion(id, title);
        const path = `/api/articles/versions/${version}${query}`;
        const { status, answer } = await post(test.payload, path, { as: editor });
        expect({ status, answer }).toMatchObject({ status: 200, answer: { message: /as a draft/ } });
        expect(await live(id)).toMatchObject({ title: 'Live', _status: 'published' });
        expect(await newest(id)).toMatchObject({ title, _status: 'draft' });
      }
    },
  );

  it('is forbidden to staff and visitors', async () => {
    const id = await articleWithVersions();
    const path = `/api/articles/versions/${await findVersion(id, 'A draft')}`;
    for (const as of [await signInAs(test.payload, 'staff'), undefined]) {
      expect((await post(test.payload, path, { as })).status).toBe(403);
    }
    expect(await newest(id)).toMatchObject({ title: 'Live' });
  });
});

describe('restoring a version of a page over REST', () => {
  it('fills texts that the version lacks from the live page, so that the draft can be published', async () => {
    await test.payload.updateGlobal({ slug: 'contact', data: { heading: 'Old', _status: 'published' } });
    await test.payload.updateGlobal({ slug: 'contact', data: { heading: 'New', _status: 'published' } });
    await test.payload.db.pool.query(
      "update _contact_v set version_application_title = null where version_heading = 'Old'",
    );
    const where = { 'version.heading': { equals: 'Old' } };
    const { docs } = await test.payload.findGlobalVersions({ slug: 'contact', where });
    await post(test.payload, `/api/globals/contact/versions/${docs[0]?.id}`, { as: editor });
    const { heading, application } = await test.payload.findGlobal({ slug: 'contact', draft: true });
    expect({ heading, title: application.title }).toEqual({
      heading: 'Old',
      title: 'Apply to be listed: choose your law',
    });
  });

  it('makes a draft and keeps the live page, whatever the version’s status', async () => {
    const original = (await test.payload.findGlobal({ slug: 'about' })).heading;
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'A draft' }, draft: true });
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'Live', _status: 'published' } });
    for (const heading of [original, 'A draft']) {
      const where = { 'version.heading': { equals: heading } };
      const { docs } = await test.payload.findGlobalVersions({ slug: 'about', where });
      const path = `/api/globals/about/versions/${docs[0]?.id}`;
      expect((await post(test.payload, path, { as: editor })).status).toBe(200);
      const about = (draft: boolean) => test.payload.findGlobal({ slug: 'about', draft });
      expect(await about(false)).toMatchObject({ heading: 'Live', _status: 'published' });
      expect(await about(true)).toMatchObject({ heading, _status: 'draft' });
    }
  });
});

describe('restoring over a live document through the Local API', () => {
  it('is rejected for an article and a page, and changes nothing', async () => {
    const id = await articleWithVersions();
    const version = await findVersion(id, 'A draft');
    const collection: CollectionSlug = 'articles';
    await expect(test.payload.restoreVersion({ collection, id: version })).rejects.toMatchObject({
      status: 400,
    });
    const { docs } = await test.payload.findGlobalVersions({ slug: 'about', limit: 1 });
    await expect(
      test.payload.restoreGlobalVersion({ slug: 'about', id: String(docs[0]?.id) }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await live(id)).toMatchObject({ title: 'Live', _status: 'published' });
  });
});

describe('every collection with versions', () => {
  it('keeps write-once fields when a version is restored, and can then be published', async () => {
    const admin = await signInAs(test.payload, 'admin');
    const versioned = test.payload.config.collections.filter(({ versions }) => Boolean(versions));
    const restored = versioned.map(async ({ slug }) => {
      const { id } = await test.payload.create(await newDocument(test.payload, slug)).catch(async () => {
        const { docs } = await test.payload.find({ collection: slug, limit: 1, depth: 0 });
        return { id: Number(docs[0]?.id) };
      });
      const read = async () =>
        (await get(test.payload, `/api/${slug}/${id}?draft=true&depth=0`, admin)).answer;
      const before = await read();
      await test.payload.update({ collection: slug, id, data: {}, draft: true });
      const where = { parent: { equals: id } };
      const { docs } = await test.payload.findVersions({ collection: slug, where, sort: 'createdAt' });
      const { status } = await post(test.payload, `/api/${slug}/versions/${docs[0]?.id}`, { as: editor });
      const after = await read();
      const body = { _status: 'published' };
      const published = await patch(test.payload, `/api/${slug}/${id}`, { as: admin, body });
      return { slug, status, before, after, published };
    });
    expect(versioned.length).toBeGreaterThan(9);
    for (const { slug, status, before, after, published } of await Promise.all(restored)) {
      const changes = { updatedAt: expect.any(String), _status: after._status, savedBy: after.savedBy };
      expect({ slug, status, after }).toEqual({ slug, status: 200, after: { ...before, ...changes } });
      expect({ slug, ...published }).toMatchObject({ slug, status: 200 });
    }
  });
});
