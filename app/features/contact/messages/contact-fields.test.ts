import { describe, expect, it } from 'vitest';
import { contactForm } from './contact-fields.ts';

const complete = {
  name: 'Olive Owner',
  email: 'olive@example.com',
  subject: 'A question',
  message: 'Is my building covered?\nIt is large.',
};

function check(answers: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  return contactForm.check(form);
}

describe('a message to the team', () => {
  it('is complete with four answers, and takes no others', () => {
    const submission = check({ ...complete, status: 'closed', isSpam: 'on', website: '' });
    expect(submission.status === 'success' && submission.value).toEqual(complete);
  });

  it.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter a valid email address'],
    ['subject', 'Please enter a subject'],
    ['message', 'Please enter your message'],
  ])('needs %s', (name, message) => {
    for (const empty of ['', '   ']) {
      expect(check({ ...complete, [name]: empty }).reply().error).toEqual({ [name]: [message] });
    }
  });

  it.each([
    ['name', 121, 'Please use at most 120 characters'],
    ['subject', 161, 'Please use at most 160 characters'],
    ['message', 5001, 'Please use at most 5,000 characters'],
  ])('has a limit for %s', (name, length, message) => {
    expect(check({ ...complete, [name]: 'x'.repeat(length) }).reply().error).toEqual({ [name]: [message] });
    expect(check({ ...complete, [name]: 'x'.repeat(length - 1) }).status).toBe('success');
  });

  it.each(['name', 'subject', 'email'])('has a %s of one line', (name) => {
    for (const lineBreak of ['\r\n', '\n', '\r', '\u0000']) {
      const answers = { ...complete, [name]: `a@example.com${lineBreak}Bcc: all@example.com` };
      expect(Object.keys(check(answers).reply().error ?? {})).toEqual([name]);
    }
  });
});
