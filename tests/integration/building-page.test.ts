import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPayload, type TestPayload } from '#tests/support/payload.ts';
import { statementsOf } from '#tests/support/statements.ts';

const EMPIRE_STATE = '1008350041';

let test: TestPayload;
let pages: typeof import('#app/features/building/building.server.ts');
let files: typeof import('#app/features/building/files.server.tsx');

beforeAll(async () => {
  test = await createTestPayload();
  pages = await import('#app/features/building/building.server.ts');
  files = await import('#app/features/building/files.server.tsx');
});
afterAll(() => test.close());

const at = (path: string) => new Request(`https://site.test${path}`);
const load = (bbl: string, query = '') => pages.loadBuilding(at(`/buildings/${bbl}${query}`), bbl);

describe('the page of a building', () => {
  it('prints', async () => {
    const { view } = await load(EMPIRE_STATE);
    const statements = await statementsOf(test.payload, () => load(EMPIRE_STATE));
    expect(view.bbl).toBe(EMPIRE_STATE);
  });
});
