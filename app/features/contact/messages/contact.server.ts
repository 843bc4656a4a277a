import { modulesWithOpen } from '#app/data/modules.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { submitContactMessage } from '#collections/contact/messages/submit.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { ownEntry } from '#law/own-entry.ts';
import { contactForm } from './contact-fields.ts';

const SUBJECTS: Readonly<Record<string, string>> = { partner: 'Becoming a partner' };

export async function loadContact({ url }: Pick<Request, 'url'>) {
  const subject = ownEntry(SUBJECTS, new URL(url).searchParams.get('subject') ?? '');
  return {
    copy: await readPage('contact'),
    form: contactForm.describe(),
    typed: { subject },
    applications: await modulesWithOpen('vendorAccess'),
  };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

export const receiveContactMessage = (args: FormRequest) =>
  receiveForm(args, {
    ...contactForm,
    name: 'message',
    submit: submitContactMessage,
    acknowledgesTo: ({ email }) => email,
  });
