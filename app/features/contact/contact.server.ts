import { readPage } from '#app/content/pages.server.ts';
import { submitContactMessage } from '#collections/contact-messages/submit.ts';
import { describeForm } from '../forms/form-check.ts';
import { receiveForm, type FormRequest } from '../forms/receive-form.server.ts';
import { contactCheck, contactSchema, MESSAGE_FAILED } from './schema.ts';

export const loadContact = async () => ({
  copy: await readPage('contact'),
  form: describeForm(contactSchema, MESSAGE_FAILED),
});

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

export const receiveContactMessage = (args: FormRequest) =>
  receiveForm(args, {
    name: 'message',
    check: contactCheck,
    submit: submitContactMessage,
    acknowledgesTo: ({ email }) => email,
    failure: MESSAGE_FAILED,
  });
