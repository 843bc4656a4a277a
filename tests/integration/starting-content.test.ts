import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreStartingContent } from '#server/backup/starting-content.ts';
import { fingerprint } from '../support/database/fingerprint.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { ROOT } from '../support/run/project.mjs';

/** Every database of these tests was restored from it: see tests/support/database/global-setup.ts. */
const BUILT = path.join(ROOT, 'build/starting-content');

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});

afterAll(() => test.close());

describe('the starting content of a build', () => {
  it('can be read by every user', async () => {
    expect((await stat(path.join(BUILT, 'files/media'))).mode & 0o777).toBe(0o755);
    expect((await stat(path.join(BUILT, 'database/articles.copy.gz'))).mode & 0o777).toBe(0o644);
  });

  it('is not restored into a database that already has tables', async () => {
    const { DATABASE_URL = '' } = process.env;
    const before = await fingerprint(DATABASE_URL);
    expect(await restoreStartingContent(DATABASE_URL, BUILT)).toBe(false);
    expect(await fingerprint(DATABASE_URL)).toEqual(before);
  });

  it('is not restored if the build has made none', async () => {
    expect(await restoreStartingContent(process.env.DATABASE_URL ?? '', `${BUILT}-of-nobody`)).toBe(false);
  });
});
