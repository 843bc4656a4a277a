import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { isSafeUrl } from '#cms/urls/url-rules.ts';
import { slugFrom } from '#cms/fields/slug.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { editorState, paragraph, type RichText, text } from '#cms/rich-text/nodes.ts';

const MAX_SUMMARY = 240;

const description = ({ servicesOffered, experience }: VendorApplication): RichText => {
  const lines = `${servicesOffered}\n${experience}`.split(/\n+/).map((line) => line.trim());
  return editorState(lines.filter(Boolean).map((line) => paragraph([text(line, 0)])));
};

const shortened = (body: string): string =>
  body.length > MAX_SUMMARY ? `${body.slice(0, MAX_SUMMARY - 1).trimEnd()}…` : body;

const partnerDraft = (application: VendorApplication) => ({
  name: application.companyName,
  summary: shortened(application.servicesOffered),
  description: description(application),
  website: isSafeUrl(application.companyWebsite) ? application.companyWebsite : undefined,
  modules: [application.module],
  serviceCategories: [application.serviceCategory],
  laws: application.laws,
  trades: application.trades,
  vendorApplication: application.id,
  _status: 'draft' as const,
});

async function freeSlug(req: PayloadRequest, name: string, application: number): Promise<string> {
  const slug = slugFrom(name);
  const where = { slug: { equals: slug } };
  const { totalDocs } = await req.payload.count({ collection: 'partners', where, req });
  return totalDocs > 0 ? `${slug}-${application}` : slug;
}

const findOrCreateProfile = (caller: PayloadRequest, id: number): Promise<number | undefined> =>
  inTransaction(caller.payload, async (req) => {
    await lockUntilCommit(req, `the partner profile of application ${id}`);
    const where = { vendorApplication: { equals: id } };
    const existing = await req.payload.find({ collection: 'partners', where, limit: 1, draft: true, req });
    if (existing.docs[0]) return existing.docs[0].id;
    const application = await findFirst(req, 'vendor-applications', { id: { equals: id } });
    if (application?.status !== 'approved') return undefined;
    const slug = await freeSlug(req, application.companyName, id);
    const data = { ...partnerDraft(application), slug };
    return (await req.payload.create({ collection: 'partners', data, draft: true, depth: 0, req })).id;
  });

export const partnerProfileEndpoint = {
  path: '/inbox/partner-profile/:id',
  method: 'post' as const,
  handler: signedInEndpoint({
    access: staff,
    input: z.object({ id: idSchema }),
    handle: async (req, { id }) => {
      const profile = await findOrCreateProfile(req, id);
      if (profile === undefined)
        return errorResponse(
          409,
          'Approve the application first. Only approved vendors can have a partner profile.',
        );
      return Response.json({ profile });
    },
  }),
};
