import type { CollectionAfterChangeHook } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { ErasureRequest } from '#cms/payload-types.ts';

/** Mails the other admins that there is a request, in its transaction. The address is in the panel only. */
export const mailAdmins: CollectionAfterChangeHook<ErasureRequest> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const queue = await prepareTemplate(req, 'erasureRequested');
  const values = {
    by: doc.requestedByName ?? 'A colleague',
    link: `${siteAddress()}/admin/collections/erasure-requests/${doc.id}`,
  };
  for (const { id, email } of await findAll(req, 'users', { role: { equals: 'admin' } })) {
    if (id !== req.user?.id) await queue({ to: email, values });
  }
};
