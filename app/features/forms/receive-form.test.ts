import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MULTIPART, part } from '#tests/support/form-body.ts';
import { formCheck } from './define-form.ts';
import { processForm } from './receive-form.server.ts';
import { inspectFiles } from './uploaded-file.server.ts';

vi.mock('#cms/uploads/folders.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  incomingDirectory: () => path.join(folder, 'incoming'),
}));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-incoming-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const store = vi.fn();
const log = { error: vi.fn(), warn: vi.fn() };
const mayAcknowledge = vi.fn((_recipient: string) => Promise.resolve(true));

const upload = {
  name: 'bill' as const,
  file: {
    field: 'bill',
    accept: inspectFiles,
    rule: { maxBytes: 1000, maxLabel: '1KB', maxFiles: 3, maxTotalBytes: 2000, maxTotalLabel: '2KB' },
  },
  check: formCheck(z.object({ name: z.string('Please enter a name') })),
  submit: store,
  acknowledgesTo: ({ name }: { name: string }) => `${name}@example.com`,
  failure: 'It could not be stored.',
};

const PDF = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF';

function formWith(...files: [name: string, content: string][]): FormData {
  const form = new FormData();
  form.append('name', 'Ada');
  for (const [name, content] of files) form.append('bill', new File([content], name));
  return form;
}

function receive(body: FormData) {
  const request = new Request('http://site.test/', { method: 'POST', body });
  return processForm({ request, context: { log, mayAcknowledge } as never }, upload);
}

const errorsOf = (outcome: Awaited<ReturnType<typeof receive>>) =>
  'rejected' in outcome ? outcome.rejected.result.error : undefined;

test('a valid file is stored, and its temporary file is deleted', async () => {
  store.mockResolvedValueOnce('stored');
  expect(await receive(formWith(['bill.pdf', PDF]))).toEqual({ stored: 'stored' });
  expect(store).toHaveBeenLastCalledWith({ name: 'Ada' }, { isSpam: false, mayMail: true }, [
    expect.objectContaining({ name: 'bill.pdf', size: PDF.length, kind: 'pdf', mimeType: 'application/pdf' }),
  ]);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test.each([
  ['too large', [['bill.pdf', PDF.padEnd(1001)]], 'File size must be less than 1KB'],
  ['empty', [['bill.pdf', '']], 'This file is empty. Please choose another one'],
  ['of another type', [['bill.pdf', '<html>']], 'Please upload a PDF, JPG, or PNG file'],
  [
    'one of four, with a limit of three',
    ['a', 'b', 'c', 'd'].map((name) => [`${name}.pdf`, PDF]),
    'Please choose at most 3 files',
  ],
  [
    'one of forty, with a limit of three',
    Array.from({ length: 40 }, (_, index) => [`${index}.pdf`, PDF]),
    'Please choose at most 3 files',
  ],
  [
    'too large with the others',
    ['a', 'b', 'c'].map((name) => [`${name}.pdf`, PDF.padEnd(700)]),
    'All files together must be less than 2KB',
  ],
] as [string, [string, string][], string][])('a file that is %s is rejected', async (_, files, message) => {
  expect(errorsOf(await receive(formWith(...files)))).toEqual({ bill: [message] });
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

const storedNames = () =>
  (store.mock.lastCall?.[2] as { name: string }[] | undefined)?.map(({ name }) => name);

test('several files are stored in the order sent', async () => {
  store.mockResolvedValueOnce('stored');
  const form = formWith(['c.pdf', PDF], ['a.pdf', PDF], ['b.pdf', PDF]);
  expect(await receive(form)).toEqual({ stored: 'stored' });
  expect(storedNames()).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test('an invalid file causes all files to be rejected, and the error names it', async () => {
  store.mockClear();
  const outcome = await receive(formWith(['a.pdf', PDF], ['liar.pdf', '<html>'], ['empty.pdf', '']));
  expect(errorsOf(outcome)).toEqual({
    bill: [
      'liar.pdf: Please upload a PDF, JPG, or PNG file',
      'empty.pdf: This file is empty. Please choose another one',
    ],
  });
  expect(outcome).toMatchObject({
    rejected: {
      fileErrors: {
        files: [
          undefined,
          'Please upload a PDF, JPG, or PNG file',
          'This file is empty. Please choose another one',
        ],
      },
    },
  });
  expect(store).not.toHaveBeenCalled();
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test.each([
  ['the disk is full', () => writeFile(path.join(folder, 'incoming'), 'no folder')],
  ['the database fails', () => void store.mockRejectedValueOnce(new Error('no database'))],
])('a form gets a 503 with a message and the typed values when %s', async (_, breakStorage) => {
  log.error.mockClear();
  await breakStorage();
  const outcome = await receive(formWith(['bill.pdf', PDF.padEnd(900)]));
  expect(outcome).toMatchObject({
    rejected: {
      status: 503,
      result: { initialValue: { name: 'Ada' }, error: { '': ['It could not be stored.'] } },
    },
  });
  expect(log.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Ada');
});

test('a form with a filled-in honeypot is stored as spam', async () => {
  const form = formWith();
  form.append('website', 'https://example.com');
  await receive(form);
  expect(store.mock.lastCall?.[1]).toEqual({ isSpam: true, mayMail: true });
});

test('a body that is cut off in its second file gets a 400 and leaves no files behind', async () => {
  const parts = ['a', 'b'].map((name) => part(`name="bill"; filename="${name}.pdf"`, '%PDF'));
  const body = new ReadableStream({
    pull(controller) {
      const next = parts.shift();
      if (next === undefined) controller.error(new Error('The connection is gone.'));
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
  const headers = { 'content-type': MULTIPART };
  const request = new Request('http://site.test/', { method: 'POST', body, duplex: 'half', headers });
  const received = processForm({ request, context: { log } as never }, upload);
  await expect(received).rejects.toMatchObject({ init: { status: 400 } });
  await vi.waitFor(async () =>
    expect(await readdir(path.join(folder, 'incoming')).catch(() => [])).toEqual([]),
  );
});

test('a form is stored without a confirmation email if its sender has already received several', async () => {
  mayAcknowledge.mockResolvedValueOnce(false);
  store.mockResolvedValueOnce('stored');
  expect(await receive(formWith(['bill.pdf', PDF]))).toEqual({ stored: 'stored' });
  expect(mayAcknowledge).toHaveBeenLastCalledWith('Ada@example.com');
  expect(store.mock.lastCall?.[1]).toEqual({ isSpam: false, mayMail: false });
});

test('a form is rejected with an error that names the recipient who recently received several emails', async () => {
  const takeMailTo = vi.fn((to: string) => Promise.resolve(to === 'b@example.com' ? 90 : undefined));
  const submit = vi.fn();
  const outcome = await processForm(
    {
      request: new Request('http://site.test/', { method: 'POST', body: formWith() }),
      context: { log, takeMailTo } as never,
    },
    {
      ...upload,
      file: undefined,
      submit,
      mailsTo: () => ['a@example.com', 'b@example.com', 'c@example.com'],
    },
  );
  expect(takeMailTo).toHaveBeenCalledTimes(2);
  expect(submit).not.toHaveBeenCalled();
  expect(outcome).toMatchObject({ rejected: { status: 429, result: { initialValue: { name: 'Ada' } } } });
  expect(errorsOf(outcome)).toEqual({
    '': ['We have sent several emails to b@example.com in the last hour. Please try again in 2 minutes'],
  });
});
