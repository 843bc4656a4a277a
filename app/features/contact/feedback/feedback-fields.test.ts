import { describe, expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { feedbackForm } from './feedback-fields.ts';

const EMPTY = { name: '', email: '', feedbackType: '', feedback: '' };

const check = (answers: Record<string, string>) => feedbackForm.check(formOf({ ...EMPTY, ...answers }));

describe('the feedback form', () => {
  it.each([
    { feedback: 'It helped.' },
    { feedbackType: 'praise' },
    { name: 'Olive' },
    { email: 'olive@example.com' },
    { name: 'Olive', email: 'olive@example.com', feedbackType: 'issue', feedback: 'A wrong date.' },
    {},
  ])('accepts %j, because no field is required', (answers) => {
    const submission = check(answers as Record<string, string>);
    expect(submission.status === 'success' && submission.value).toEqual(answers);
  });

  it('rejects an invalid email address', () => {
    expect(check({ feedback: 'Good.', email: 'nobody' }).reply().error).toEqual({
      email: ['Please enter a valid email address'],
    });
  });

  it.each([
    ['feedbackType', 'nonsense', 'Please select a feedback type'],
    ['name', 'Olive\r\nBcc: all@example.com', 'Please remove the characters that cannot be shown'],
  ])('rejects the %s %j', (name, value, message) => {
    expect(check({ [name]: value }).reply().error).toEqual({ [name]: [message] });
  });
});
