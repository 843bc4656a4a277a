import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeReferenced, type Sender, type Sent } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { ContactMessage } from '#cms/payload-types.ts';

/** Stores a message to the team, acknowledges it by mail, and notifies staff. Returns its reference number. */
export const submitContactMessage = (
  message: Sent<ContactMessage>,
  { isSpam = false, mayMail = true }: Sender = {},
): Promise<string> =>
  storeReferenced('contact-messages', { ...message, isSpam }, async (req, submission) => {
    const stored = await req.payload.create({
      collection: 'contact-messages',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return stored;
    await notifyStaff(req, {
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
