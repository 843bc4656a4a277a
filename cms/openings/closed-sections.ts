import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { openingSource, SECTIONS, type Section } from '#app/regulations/index.ts';
import { editors } from '#cms/access/editors.ts';
import { forPeople } from '#cms/endpoints/for-people.ts';
import { numberSchema } from '#cms/inbox/schema.ts';
import type { Module } from '#cms/payload-types.ts';

/** A section that visitors see as "Coming soon", and how many are mailed when it opens. */
interface ClosedSection {
  section: Section;
  label: string;
  subscribers: number;
}

async function countSubscribers(req: PayloadRequest, { slug }: Module, section: Section): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'newsletter-subscriptions',
    where: {
      source: { equals: openingSource(slug, section) },
      status: { equals: 'confirmed' },
      openingMailedAt: { exists: false },
    },
  });
  return totalDocs;
}

const closedSections = (req: PayloadRequest, module: Module): Promise<ClosedSection[]> =>
  Promise.all(
    SECTIONS.filter((section) => module.sections[section] === 'comingSoon').map(async (section) => ({
      section,
      label: module.menu[section],
      subscribers: await countSubscribers(req, module, section),
    })),
  );

/** Tells an editor who is about to open a section how many people will be mailed. */
export const closedSectionsEndpoint: Endpoint = {
  path: '/:id/closed-sections',
  method: 'get',
  handler: forPeople({
    access: editors,
    input: z.object({ id: numberSchema }),
    handle: async (req, { id }) => {
      const where = { id: { equals: id }, _status: { equals: 'published' } };
      const { docs } = await req.payload.find({ collection: 'modules', where, depth: 0 });
      return Response.json({ sections: docs[0] ? await closedSections(req, docs[0]) : [] });
    },
  }),
};
