import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { mailsToStaffBefore } from '../support/e2e/outbox.ts';

/** Only bots fill in this field. */
const BY_A_BOT = { website: 'https://spam.example' };

const contactMessage = () => ({
  name: 'Olive Owner',
  email: 'olive@example.com',
  subject: `Message ${randomUUID()}`,
  message: 'Is it covered?',
});

test('a bot gets the usual response, and its submission is marked as spam without notifying staff', async ({
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
  expect(await signUp.json()).toMatchObject({ title: 'Subscription successful!', outcome: 'pending' });

  expect(await api.find('contact-messages', { subject: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('feedback', { feedback: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('vendor-applications', { companyName: mark })).toMatchObject({ isSpam: true });
  expect(await api.find('newsletter-subscriptions', { email })).toMatchObject({ status: 'spam' });

  await request.post('/contact', { form: { ...later, message: later.subject } });
  expect(await mailsToStaffBefore(later.subject, mark)).toEqual([]);
});
