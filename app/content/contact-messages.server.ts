import { queueTemplate } from '#cms/mail/queue-template.ts';
import { tellStaff } from '#cms/mail/tell-staff.ts';
import type { ContactMessage } from '#cms/payload-types.ts';
import { storeReferenced, type Sender } from './submission.server.ts';

export type NewContactMessage = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;

/**
 * Stores a message to the team, acknowledges it by mail, and tells staff, who can answer by answering that mail; the
 * same one sent twice is one. Returns its reference number.
 */
export const storeContactMessage = (
  message: NewContactMessage,
  { isSpam = false, mayMail = true }: Sender = {},
): Promise<string> =>
  storeReferenced('contact-messages', { ...message, isSpam }, async (req, submission) => {
    const stored = await req.payload.create({
      collection: 'contact-messages',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return stored;
    await tellStaff(req, {
      subject: `New message: ${message.subject}`,
      text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n\nAn answer to this mail goes to ${message.email}.`,
      collection: 'contact-messages',
      id: stored.id,
      replyTo: message.email,
    });
    if (!mayMail) return stored;
    await queueTemplate(req, {
      template: 'messageReceived',
      to: message.email,
      values: { reference: stored.reference ?? '' },
    });
    return stored;
  });
