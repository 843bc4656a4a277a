import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { billForm } from './bill-upload-fields.ts';

const MISSING = ['Please select a file and provide consent'];

/** What a browser sends for an empty file input. */
const NOT_CHOSEN = new File([], '');
const BILL = new File(['%PDF'], 'bill.pdf');

const errorsOf = (...form: Parameters<typeof formOf<string | File>>) =>
  billForm.check(formOf(...form)).reply().error;

/** Consent and files with these names. */
const filesNamed = (names: string[]): [string, string | File][] => [
  ['consent', 'on'],
  ...names.map((name): [string, File] => ['bill', new File(['%PDF'], name)]),
];

describe('the bill upload form', () => {
  it.each([
    ['a file without consent', { bill: BILL }, { consent: MISSING }],
    ['consent without a file', { consent: 'on' }, { bill: MISSING }],
    ['consent with an empty file input', { consent: 'on', bill: NOT_CHOSEN }, { bill: MISSING }],
    ['an empty form', { bill: NOT_CHOSEN }, { bill: MISSING, consent: MISSING }],
    [
      'an empty file',
      { consent: 'on', bill: new File([], 'bill.pdf') },
      { bill: ['This file is empty. Please choose another one'] },
    ],
  ])('rejects %s', (_what, parts: Record<string, string | File>, errors) => {
    expect(errorsOf(parts)).toEqual(errors);
  });

  it('accepts a file with consent', () => {
    expect(errorsOf({ consent: 'on', bill: BILL })).toBeUndefined();
  });

  it('accepts ten files, but not eleven', () => {
    const names = Array.from({ length: 11 }, (_, index) => `${index}.pdf`);
    expect(errorsOf(filesNamed(names.slice(1)))).toBeUndefined();
    expect(errorsOf(filesNamed(names))).toEqual({ bill: ['Please choose at most 10 files'] });
  });

  it('names the invalid file among several', () => {
    expect(errorsOf(filesNamed(['a.pdf', 'b.gif', 'c.png']))).toEqual({
      bill: ['b.gif: Please upload a PDF, JPG, or PNG file'],
    });
  });
});
