import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { slugFrom } from '#cms/fields/slug.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import { partnerDraft } from '#collections/vendor-applications/partner-draft.ts';
import { numberSchema } from '../schema.ts';

async function findProfile(req: PayloadRequest, application: number): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'partners',
    where: { vendorApplication: { equals: application } },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: true,
    select: {},
    req,
  });
  return docs[0]?.id;
}

/** A name that is taken gets the number of the application behind it. */
async function freeSlug(req: PayloadRequest, name: string, application: number): Promise<string> {
  const { totalDocs } = await req.payload.count({
    collection: 'partners',
    where: { slug: { equals: slugFrom(name) } },
    req,
  });
  return totalDocs > 0 ? `${slugFrom(name)}-${application}` : slugFrom(name);
}

/** The number of the profile that was made of an application: the one that is there, or a new draft. */
const profileOf = (caller: PayloadRequest, id: number): Promise<number | undefined> =>
  inTransaction(caller.payload, async (req) => {
    await lockUntilCommit(req, `the partner profile of application ${id}`);
    const present = await findProfile(req, id);
    if (present !== undefined) return present;
    const application = await req.payload.findByID({
      collection: 'vendor-applications',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    if (application?.status !== 'approved') return undefined;
    const slug = await freeSlug(req, application.companyName, id);
    const data = { ...partnerDraft(application), slug };
    return (await req.payload.create({ collection: 'partners', data, draft: true, depth: 0, req })).id;
  });

/** Makes the partner profile of an approved vendor, as a draft; once, however often it is asked for. */
export const partnerProfileEndpoint = {
  path: '/inbox/vendor-applications/:id/partner-profile',
  method: 'post' as const,
  handler: signedInEndpoint({
    access: staff,
    input: z.object({ id: numberSchema }),
    handle: async (req, { id }) => {
      const profile = await profileOf(req, id);
      if (profile === undefined) return errorResponse(409, 'Approve the application first.');
      return Response.json({ profile });
    },
  }),
};
