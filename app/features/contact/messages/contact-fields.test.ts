import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { contactForm } from './contact-fields.ts';

const complete = {
  name: 'Olive Owner',
  email: 'olive@example.com',
  subject: 'A question',
  message: 'Is my building covered?\nIt is large.',
};

const check = (answers: Record<string, string>) => contactForm.check(formOf(answers));

describe('the contact form', () => {
  it('keeps its four fields and ignores others', () => {
    const submission = check({ ...complete, status: 'closed', isSpam: 'on', website: '' });
    expect(submission.status === 'success' && submission.value).toEqual(complete);
  });

  it.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter a valid email address'],
    ['subject', 'Please enter a subject'],
    ['message', 'Please enter your message'],
  ])('requires the field %s', (name, message) => {
    for (const empty of ['', '   ']) {
      expect(check({ ...complete, [name]: empty }).reply().error).toEqual({ [name]: [message] });
    }
  });

  it.each(['name', 'subject', 'email'])('rejects a line break in the field %s', (name) => {
    const answers = { ...complete, [name]: 'a@example.com\r\nBcc: all@example.com' };
    expect(Object.keys(check(answers).reply().error ?? {})).toEqual([name]);
  });
});
