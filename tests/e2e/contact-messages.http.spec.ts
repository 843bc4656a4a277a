import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { mailsToStaffBefore } from '../support/e2e/outbox.ts';

const MEBIBYTE = 'x'.repeat(1024 * 1024);

/** The field that only bots fill in. */
const BY_A_BOT = { website: 'https://spam.example' };

const contactMessage = () => ({
  name: 'Olive Owner',
  email: 'olive@example.com',
  subject: `Message ${randomUUID()}`,
  message: 'Is it covered?',
});

const invalidMessages: [string, object, string][] = [
  ['without a name', { name: '' }, 'Please enter your name'],
  ['without an email address', { email: '' }, 'Please enter a valid email address'],
  ['without a message', { message: '  \n ' }, 'Please enter your message'],
  ['with a header in its name', { name: 'Olive\r\nBcc: all@example.com' }, 'cannot be shown'],
  ['with a header in its address', { email: 'o@example.com\r\nBcc: all@example.com' }, 'valid email address'],
  ['with two addresses', { email: 'a@example.com, b@example.com' }, 'valid email address'],
  ['with 1 MB in its name', { name: MEBIBYTE }, 'Please use at most 120 characters'],
  ['with 1 MB in its message', { message: MEBIBYTE }, 'Please use at most 5,000 characters'],
  ['with a NUL byte', { message: 'A\u0000' }, 'cannot be shown'],
];

for (const [what, part, message] of invalidMessages) {
  test(`the contact form answers 400 and stores nothing for a message ${what}`, async ({ request, api }) => {
    const form = { ...contactMessage(), ...part };
    const response = await request.post('/contact', { form });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(message);
    expect(await api.count('contact-messages', { subject: form.subject })).toBe(0);
  });
}

for (const subject of ['', 'x'.repeat(161), 'Hello\r\nBcc: all@example.com', 'Hello\nBcc: all@example.com']) {
  test(`the contact form answers 400 and stores nothing when the subject is ${JSON.stringify(subject).slice(0, 40)}`, async ({
    request,
    api,
  }) => {
    const message = `Message ${randomUUID()}`;
    const response = await request.post('/contact', { form: { ...contactMessage(), message, subject } });
    expect(response.status()).toBe(400);
    expect(await api.count('contact-messages', { message })).toBe(0);
  });
}

const invalidFeedback: [string, Record<string, string>, string][] = [
  ['no address', { email: 'nobody' }, 'valid email address'],
  ['a type that is none', { feedbackType: 'nonsense' }, 'Please select a feedback type'],
  ['1 MB', { feedback: MEBIBYTE }, 'Please use at most 5,000 characters'],
  ['a header in the name', { name: 'Olive\r\nBcc: all@example.com' }, 'cannot be shown'],
];

for (const [what, form, message] of invalidFeedback) {
  test(`the feedback form answers 400 to ${what}`, async ({ request }) => {
    const response = await request.post('/feedback', { form });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(message);
  });
}

test('a bot gets the usual answer, and its submission is marked as spam and mailed to nobody', async ({
  request,
  api,
}) => {
  const spam = contactMessage();
  const mark = spam.subject;
  const later = contactMessage();
  const email = `bot-${randomUUID()}@example.com`;
  const post = (address: string, form: Record<string, string>) =>
    request.post(address, { form: { ...form, ...BY_A_BOT }, maxRedirects: 0 });

  const contact = await post('/contact', spam);
  expect({ status: contact.status(), to: contact.headers().location }).toEqual({
    status: 302,
    to: expect.stringMatching(/^\/contact\?message=received&reference=[2-9B-Z]{4}-[2-9B-Z]{4}#message$/),
  });
  const feedback = await post('/feedback', { feedback: mark });
  expect(feedback.headers().location).toBe('/feedback?feedback=received#feedback');
  const vendor = await post('/ll97/vendor-access', {
    companyName: mark,
    serviceCategory: 'Legal',
    contactName: 'Ada',
    contactEmail: 'ada@example.com',
    servicesOffered: 'Advice.',
    experience: 'Ten cases.',
  });
  expect(vendor.headers().location).toBe('/ll97/vendor-access?application=received#application');
  const signUp = await post('/ll97/newsletter/sign-up', { email });
  expect(await signUp.json()).toMatchObject({ title: 'Subscription successful!', isSuccess: true });

  expect(await api.find('contact-messages', { subject: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('feedback', { feedback: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('vendor-applications', { companyName: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('newsletter-subscriptions', { email })).toMatchObject({ status: 'spam' });

  await request.post('/contact', { form: { ...later, message: later.subject } });
  expect(await mailsToStaffBefore(later.subject, mark)).toEqual([]);
});
