import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onClosing, onContentEvent } from '#cms/events/hub.ts';
import { startContentEvents, stopContentEvents } from '#cms/listener.ts';
import { articleData, createArticle, quizSubmission } from '../support/factories.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let events: ContentEvent[] = [];

beforeAll(async () => {
  test = await createTestPayload();
  onContentEvent((event) => events.push(event));
});

beforeEach(() => {
  events = [];
});

afterAll(() => test.close());

const changes = () => events.map(({ change, title }) => `${change}: ${title ?? ''}`);
const expectChanges = (expected: string[]) => vi.waitFor(() => expect(changes()).toEqual(expected), 10_000);

/** Publishes one more event and waits for it. All earlier events have then arrived, because events arrive in order. */
async function catchUp(): Promise<void> {
  await test.payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Simplifying' } });
  await vi.waitFor(() => expect(events.at(-1)?.collection).toBe('site-settings'), 10_000);
  events.pop();
}

describe('content events', () => {
  it('are published when an article is published, changed, unpublished or deleted', async () => {
    const { id } = await createArticle(test.payload, { title: 'A' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'B' } });
    await test.payload.update({ collection: 'articles', id, data: { _status: 'draft' } });
    const other = await createArticle(test.payload, { title: 'C' });
    await test.payload.delete({ collection: 'articles', id: other.id });
    await expectChanges(['published: A', 'changed: B', 'removed: B', 'published: C', 'removed: C']);
    expect(events[0]).toMatchObject({ collection: 'articles', module: 'll97' });
  });

  it('are not published for drafts of new or published articles', async () => {
    const { id } = await createArticle(test.payload, { _status: 'draft' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Still a draft' }, draft: true });
    await test.payload.delete({ collection: 'articles', id });
    const { id: seen } = await createArticle(test.payload, { title: 'Seen' });
    const published = { collection: 'articles', id: seen } as const;
    await test.payload.update({ ...published, data: { title: 'Not yet seen' }, draft: true });
    await test.payload.update({ ...published, data: { _status: 'published' } });
    await expectChanges(['published: Seen', 'changed: Not yet seen']);
  });

  it('are not published for changes that are rolled back', async () => {
    const req = await createLocalReq({}, test.payload);
    req.transactionID = (await test.payload.db.beginTransaction()) ?? undefined;
    await test.payload.create({ collection: 'articles', data: await articleData(), req });
    await test.payload.db.rollbackTransaction(req.transactionID ?? '');
    await catchUp();
    expect(events).toEqual([]);
  });

  it('resume after a lost connection, starting with an event that says everything changed', async () => {
    await test.payload.db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'lotline content events' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(events).toContainEqual({ collection: 'all', change: 'changed' }), 10_000);
    await createArticle(test.payload, { title: 'After' });
    await vi.waitFor(() => expect(changes()).toContain('published: After'), 10_000);
  });
});

describe('quiz results', () => {
  const aResult = (overrides: Partial<QuizSubmission> = {}) => ({
    ...quizSubmission(),
    submittedAt: new Date().toISOString(),
    ...overrides,
  });

  it('publish an event only if a public page lists them', async () => {
    const collection = 'quiz-submissions' as const;
    for (const hidden of [{ module: 'll97' as const }, { module: 'nyc-internet' as const, isSpam: true }]) {
      const { id } = await test.payload.create({ collection, data: aResult(hidden) });
      await test.payload.delete({ collection, id });
    }
    const { id } = await test.payload.create({ collection, data: aResult({ module: 'nyc-internet' }) });
    await test.payload.update({ collection, id, data: { isSpam: true } });
    await test.payload.update({ collection, id, data: { isSpam: false } });
    await test.payload.delete({ collection, id });
    await catchUp();
    expect(events).toEqual([
      { collection, change: 'changed' },
      { collection, change: 'changed' },
      { collection, change: 'changed' },
      { collection, change: 'removed' },
    ]);
  });
});

describe('stopContentEvents', () => {
  it('closes the open event streams', async () => {
    const ended = vi.fn();
    onClosing(ended);
    await stopContentEvents();
    expect(ended).toHaveBeenCalledOnce();
    await startContentEvents(process.env.DATABASE_URL ?? '');
  });
});
