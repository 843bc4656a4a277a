import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { contactMessage } from './factories.ts';
import { post, type SignedIn } from './rest.ts';

/** A message, and a reply to it that is on its way: its mail, as it is queued. */
export async function sendReply(payload: Payload, staff: SignedIn) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await payload.create({
    collection: 'contact-messages',
    data: { ...contactMessage({ email }), status: 'new' },
  });
  const body = { formKey: randomUUID(), after: 0, subject: 'Your message', text: 'Yes.', setsAnswered: true };
  await post(payload, `/api/inbox/contact-messages/${id}/replies`, { as: staff, body });
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.to': { equals: email } },
    depth: 0,
  });
  const mail = docs[0]?.input as { messageId: string; replyTo: string };
  return { id, email, ...mail };
}

export function mailFrom(from: string, headers: Record<string, string>, text = 'Thank you!'): Buffer {
  const all = { From: from, 'Message-ID': `<${randomUUID()}@example.com>`, Subject: 'Re: x', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([...head, '', text].join('\r\n'));
}

/** The answers that are stored with a message. */
export async function findAnswers(payload: Payload, id: number) {
  const where = {
    document: { equals: id },
    collection: { equals: 'contact-messages' },
    direction: { equals: 'in' },
  };
  return (await payload.find({ collection: 'replies', where, sort: 'id' })).docs;
}
