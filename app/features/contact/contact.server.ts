import { readPage } from '#app/content/pages.server.ts';
import { submitContactMessage } from '#collections/contact-messages/submit.ts';
import { receiveForm, type FormRequest } from '../forms/receive-form.server.ts';
import { contactForm } from './schema.ts';

export const loadContact = async () => ({ copy: await readPage('contact'), form: contactForm.describe() });

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

export const receiveContactMessage = (args: FormRequest) =>
  receiveForm(args, {
    ...contactForm,
    name: 'message',
    submit: submitContactMessage,
    acknowledgesTo: ({ email }) => email,
  });
