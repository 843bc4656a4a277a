import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workbookOf } from '#tests/support/portfolio-lists.ts';
import { sendList, uploadList } from '#tests/support/send-list.ts';

const SLOW = 120_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-lists-'));
});

beforeEach(() => vi.stubEnv('DATA_DIR', folder));

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a list', () => {
  it('is shown again after an error, unless it is too long', async () => {
    const long = await sendList({ list: '1 Main Street\n'.repeat(20_000) });
    expect(long).toEqual({ status: 400, message: expect.stringContaining('too long'), typed: undefined });
    const text = 'Borough,ZIP\r\nBronx,10451';
    expect(await sendList({ list: text })).toMatchObject({ status: 400, typed: text });
  });

  it('may have 500 rows with the columns of a report', { timeout: SLOW }, async () => {
    const columns = Array.from({ length: 120 }, (_, index) => `Column ${index}`);
    const rows = Array.from({ length: 500 }, (_, index) => [
      `${index + 1} Broadway`,
      ...columns.map(() => '12.5'),
    ]);
    const csv = [['Address', ...columns], ...rows].map((cells) => cells.join(',')).join('\n');
    expect(await uploadList(csv)).toMatchObject({ status: 302 });
    const sheet = [['Address', 'Name'], ...rows.map(([address = '']) => [address, 'A house'])];
    expect(await uploadList(workbookOf(sheet), 'list.xlsx')).toMatchObject({ status: 302 });
  });

  it('is read even if twenty lists arrive at the same time', { timeout: SLOW }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendList({ list: '350 5th Avenue' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  });
});
