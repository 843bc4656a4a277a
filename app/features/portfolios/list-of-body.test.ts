import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { workbookOf } from '#tests/support/portfolio-lists.ts';
import { anyFields, textOf } from '#app/features/forms/define-form.ts';
import { receiveForm } from '#app/features/forms/receive-form.server.ts';
import { PORTFOLIO_FORM } from './portfolio.server.ts';
import { LIST_FILE, readList } from './list-of-body.server.ts';

/** Starting a process takes a few milliseconds of the one that starts it. */
const ALLOWED_MS = 250;
const SLOW = 120_000;
const MEGABYTE = 1024 * 1024;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-lists-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Answer {
  status: number;
  message: string | undefined;
  typed: string | undefined;
}

/** How the form with a list is answered; 302 where the list was read. */
async function send(fields: Record<string, string | File>): Promise<Answer> {
  vi.stubEnv('DATA_DIR', folder);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request('https://example.com/portfolios/new', { method: 'POST', body });
  const context = { log: { error: vi.fn() } } as never;
  const answer = await receiveForm(
    { request, context },
    {
      ...PORTFOLIO_FORM,
      check: anyFields,
      file: LIST_FILE,
      async submit(sent, _sender, files) {
        await readList(textOf(sent, 'list'), files);
        return '/next';
      },
    },
  );
  if (!('data' in answer)) return { status: answer.status, message: undefined, typed: undefined };
  const { error, initialValue } = answer.data.result;
  const typed = initialValue?.list;
  return {
    status: answer.init?.status ?? 200,
    message: (error?.file ?? error?.list ?? [])[0],
    typed: typeof typed === 'string' ? typed : undefined,
  };
}

const upload = (content: string | Uint8Array, name = 'list.csv') =>
  send({ file: new File([content as BlobPart], name) });

/** A workbook whose first rows come after so many empty sheets. */
const manySheets = (count: number): Uint8Array =>
  zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook/>'),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`xl/worksheets/s${index}.xml`, strToU8('<worksheet/>')]),
      ),
    },
    { level: 0 },
  );

const deepSheet = (): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${'<row><c><v/></c></row>'.repeat(600_000)}`),
  });

describe('A hostile list', () => {
  it.each<[string, (bytes: number) => string | Uint8Array]>([
    ['commas', (bytes) => ','.repeat(bytes)],
    ['quotation marks', (bytes) => '"'.repeat(bytes)],
    ['opened quotations', (bytes) => 'a,"b\n'.repeat(bytes / 5)],
    ['blanks', (bytes) => ' '.repeat(bytes)],
    ['line ends', (bytes) => '\n'.repeat(bytes)],
    ['one cell', (bytes) => 'x'.repeat(bytes)],
    ['zeros', (bytes) => new Uint8Array(bytes)],
    ['many sheets', (bytes) => manySheets(Math.floor(bytes / 160))],
    ['a million empty cells', deepSheet],
  ])(
    'of %s is refused beside its field, and nobody else waits for it',
    async (_, make) => {
      for (const size of [5 * MEGABYTE - 1000, MEGABYTE - 1000]) {
        const content = make(size);
        let answer: Answer | undefined;
        const pause = await longestPause(async () => {
          answer = await upload(content);
        }, ALLOWED_MS);
        expect(answer).toMatchObject({ status: 400, message: expect.any(String) });
        expect(pause).toBeLessThan(ALLOWED_MS);
      }
    },
    SLOW,
  );

  it('is not echoed where it is longer than any list, and is where it is not', async () => {
    const long = await send({ list: '1 Main Street\n'.repeat(20_000) });
    expect(long).toEqual({ status: 400, message: expect.stringContaining('too long'), typed: undefined });
    const text = 'Borough,ZIP\r\nBronx,10451';
    expect(await send({ list: text })).toMatchObject({ status: 400, typed: text });
  });
});

describe('A list', () => {
  it('may be 500 rows with the columns of a report', { timeout: SLOW }, async () => {
    const columns = Array.from({ length: 120 }, (_, index) => `Column ${index}`);
    const rows = Array.from({ length: 500 }, (_, index) => [
      `${index + 1} Broadway`,
      ...columns.map(() => '12.5'),
    ]);
    const csv = [['Address', ...columns], ...rows].map((cells) => cells.join(',')).join('\n');
    expect(await upload(csv)).toMatchObject({ status: 302 });
    const sheet = [['Address', 'Name'], ...rows.map(([address = '']) => [address, 'A house'])];
    expect(await upload(workbookOf(sheet), 'list.xlsx')).toMatchObject({ status: 302 });
  });

  it('is read although twenty others come at once', { timeout: SLOW }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ list: '350 5th Avenue' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  });
});
