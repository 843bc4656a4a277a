import { tellStaff } from '#cms/mail/tell-staff.ts';
import type { ContactMessage } from '#cms/payload-types.ts';
import { storeOnce, type Sender } from './submission.server.ts';

export type NewContactMessage = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;

/**
 * Stores a message to the team, and tells staff, who can answer by answering that mail; the same one sent
 * twice is one.
 */
export const storeContactMessage = (
  message: NewContactMessage,
  { isSpam = false }: Sender = {},
): Promise<void> =>
  storeOnce('contact-messages', { ...message, isSpam }, async (req, submission) => {
    const { id } = await req.payload.create({
      collection: 'contact-messages',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return;
    await tellStaff(req, {
      subject: `New message: ${message.subject}`,
      text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n\nAn answer to this mail goes to ${message.email}.`,
      collection: 'contact-messages',
      id,
      replyTo: message.email,
    });
  });
