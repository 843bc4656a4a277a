import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
});

afterAll(() => test.close());

interface Snapshot {
  tables: Record<string, { columns: Record<string, unknown> }>;
}

describe('the migrations', () => {
  it('include every change to the collections', async () => {
    const { requireMigrations } = await import('#server/back-office/migrations.ts');
    await expect(requireMigrations(test.payload)).resolves.toBeUndefined();
  });

  it('are rejected if they lack a change to the collections, with the command to create one', async () => {
    const { requireMigrations } = await import('#server/back-office/migrations.ts');
    const { db } = test.payload;
    const migrationDir = path.join(test.dataDirectory, 'migrations');
    const snapshots = (await readdir(db.migrationDir)).filter((name) => name.endsWith('.json'));
    const snapshot = snapshots.sort().at(-1) ?? '';
    await mkdir(migrationDir);
    const schema = JSON.parse(await readFile(path.join(db.migrationDir, snapshot), 'utf8')) as Snapshot;
    delete schema.tables['public.guides']!.columns.excerpt;
    await writeFile(path.join(migrationDir, snapshot), JSON.stringify(schema));
    const outdated = { db: Object.assign(Object.create(db) as typeof db, { migrationDir }) };
    await expect(requireMigrations(outdated)).rejects.toThrow(
      /^The collections have changed.*npm run migrate:create -- NAME/s,
    );
  });

  it('do not run on a database created by a different initial migration', async () => {
    const { migrate } = await import('#server/back-office/migrations.ts');
    const { drizzle } = test.payload.db;
    await expect(migrate(test.payload)).resolves.toBeUndefined();
    await drizzle.execute(sql`update payload_migrations set name = '20260101_000000_initial'`);
    await expect(migrate(test.payload)).rejects.toThrow(
      'An earlier development version (20260101_000000_initial) created this database',
    );
  });
});
