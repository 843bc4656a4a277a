import { describe, expect, it } from 'vitest';
import { billForm } from './bill-upload-fields.ts';

const MISSING = ['Please select a file and provide consent'];

/** What a browser sends for an empty file input. */
const NOT_CHOSEN = new File([], '');
const BILL = new File(['%PDF'], 'bill.pdf');

function errorsOf(parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return billForm.check(form).reply().error;
}

describe('the bill upload form', () => {
  it.each([
    ['a file alone', { bill: BILL }, { consent: MISSING }],
    ['consent alone', { consent: 'on' }, { bill: MISSING }],
    ['consent, and no file chosen', { consent: 'on', bill: NOT_CHOSEN }, { bill: MISSING }],
    ['nothing', { bill: NOT_CHOSEN }, { bill: MISSING, consent: MISSING }],
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
    const form = new FormData();
    form.append('consent', 'on');
    for (let count = 1; count <= 10; count += 1) form.append('bill', new File(['%PDF'], `${count}.pdf`));
    expect(billForm.check(form).reply().error).toBeUndefined();
    form.append('bill', new File(['%PDF'], '11.pdf'));
    expect(billForm.check(form).reply().error).toEqual({ bill: ['Please choose at most 10 files'] });
  });

  it('names the invalid file among several', () => {
    const form = new FormData();
    form.append('consent', 'on');
    for (const name of ['a.pdf', 'b.gif', 'c.png']) form.append('bill', new File(['x'], name));
    expect(billForm.check(form).reply().error).toEqual({
      bill: ['b.gif: Please upload a PDF, JPG, or PNG file'],
    });
  });
});
