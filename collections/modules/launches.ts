import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { launchSource, type Section, SECTIONS } from '#law/modules.ts';
import { editors } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import type { Module } from '#cms/payload-types.ts';

async function countSubscribers(req: PayloadRequest, { slug }: Module, section: Section): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'newsletter-subscriptions',
    where: {
      source: { equals: launchSource(slug, section) },
      status: { equals: 'confirmed' },
      launchMailedAt: { exists: false },
    },
  });
  return totalDocs;
}

const closedSections = (req: PayloadRequest, module: Module) =>
  Promise.all(
    SECTIONS.filter((section) => module.sections[section] === 'comingSoon').map(async (section) => ({
      section,
      label: module.menu[section],
      subscribers: await countSubscribers(req, module, section),
    })),
  );

export const closedSectionsEndpoint: Endpoint = {
  path: '/:id/closed-sections',
  method: 'get',
  handler: signedInEndpoint({
    access: editors,
    input: z.object({ id: idSchema }),
    handle: async (req, { id }) => {
      const where = { id: { equals: id }, _status: { equals: 'published' } };
      const module = await findFirst(req, 'modules', where);
      return Response.json({ sections: module ? await closedSections(req, module) : [] });
    },
  }),
};
