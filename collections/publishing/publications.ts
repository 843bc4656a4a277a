import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Endpoint,
  GlobalAfterChangeHook,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedConfig,
  ServerFunction,
  Where,
} from 'payload';
import { z } from 'zod';
import { signedIn } from '#cms/access.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { nextScheduled } from '#collections/dashboard/content-queries.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { errorSentence } from '#cms/errors.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { changeDrafted, hasDrafts } from '#cms/publishing/drafts.ts';

interface Publication {
  collection?: CollectionSlug;
  id?: number;
  global?: GlobalSlug;
}

const MAX_SCHEDULED = 200;

const panelPath = ({ collection, id, global }: Publication): string =>
  global ? `/globals/${global}` : `/collections/${collection}/${id}`;

async function publish({ collection, id, global }: Publication, req: PayloadRequest): Promise<unknown> {
  const asUser = { depth: 0, overrideAccess: false, user: req.user, req } as const;
  const data = { _status: 'published' } as const;
  // Every global that can be scheduled has a status, but the generic type of globals does not include it.
  if (global) return req.payload.updateGlobal({ ...asUser, slug: global as 'home', data });
  if (collection && id) return req.payload.update({ ...asUser, collection, id, data });
  return undefined;
}

class RolledBack extends Error {}

/** Tries to publish the document in a transaction that is rolled back. Returns the error message, if any. */
async function findObstacle(
  what: Publication,
  { payload, user }: PayloadRequest,
): Promise<string | undefined> {
  try {
    await inTransaction(payload, async (req) => {
      await publish(what, Object.assign(req, { user }));
      throw new RolledBack();
    });
  } catch (error) {
    return error instanceof RolledBack ? undefined : errorSentence(error);
  }
  return undefined;
}

async function findPagePath(
  { collection, id, global }: Publication,
  { payload, user }: SignedInRequest,
): Promise<string | undefined> {
  if (collection && id) {
    const asUser = { overrideAccess: false, user };
    const document = await payload.findByID({ collection, id, depth: 0, disableErrors: true, ...asUser });
    return document ? documentPath(collection, document as object) : undefined;
  }
  const path: unknown = payload.globals.config.find(({ slug }) => slug === global)?.custom?.path;
  return typeof path === 'string' ? path : undefined;
}

const asked = z.object({
  collection: z.string().optional(),
  id: idSchema.optional(),
  global: z.string().optional(),
});

function publicationIn({ config }: Payload, { collection, id, global }: z.infer<typeof asked>): Publication {
  const isGlobal = config.globals.some((each) => each.slug === global && hasDrafts(each));
  const isKnown = config.collections.some((each) => each.slug === collection && hasDrafts(each));
  if (isGlobal) return { global: global as GlobalSlug };
  return isKnown ? { collection: collection as CollectionSlug, id } : {};
}

export const publicationEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/publications',
    handler: signedInEndpoint({
      access: signedIn,
      input: asked,
      handle: async (req, query) => {
        const what = publicationIn(req.payload, query);
        const path = panelPath(what);
        const all = await nextScheduled(req.payload, req.user, MAX_SCHEDULED);
        const scheduled = all.filter((each) => each.path === path);
        return Response.json({ scheduled, page: await findPagePath(what, req) });
      },
    }),
  },
];

export const scheduleIfPublishable: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { date, doc, global, req, type } = args;
  if (date && type !== 'unpublish') {
    const { data = {} } = asked.safeParse({ collection: doc?.relationTo, id: doc?.value, global });
    const obstacle = await findObstacle(publicationIn(req.payload, data), req);
    if (obstacle) return { error: `Not scheduled. ${obstacle}` };
  }
  return schedulePublishHandler(args);
};

const waitingJobs = ({ collection, id, global }: Publication, type?: 'publish'): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { processing: { not_equals: true } },
    ...(type ? [{ 'input.type': { equals: type } }] : []),
    ...(global
      ? [{ 'input.global': { equals: global } }]
      : [{ 'input.doc.relationTo': { equals: collection } }, { 'input.doc.value': { equals: String(id) } }]),
  ],
});

async function removeSchedule(req: PayloadRequest, status: unknown, what: Publication): Promise<void> {
  if (req.payloadAPI !== 'REST' || status !== 'published') return;
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: waitingJobs(what, 'publish'), req });
}

const LIST = '/collections/publishing/scheduled-list.tsx#ScheduledList';

export const schedules = changeDrafted(
  ({ hooks, ...collection }) => {
    const removed: CollectionAfterChangeHook<{ id: number; _status?: string }> = async ({ doc, req }) => {
      await removeSchedule(req, doc._status, { collection: collection.slug as CollectionSlug, id: doc.id });
      return doc;
    };
    const deleted: CollectionAfterDeleteHook = async ({ id, req }) => {
      const where = waitingJobs({ collection: collection.slug as CollectionSlug, id: Number(id) });
      await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req });
    };
    const { admin } = collection;
    const components = { ...admin?.components, beforeListTable: [LIST] };
    return {
      ...collection,
      admin: { ...admin, components },
      hooks: {
        ...hooks,
        afterChange: [...(hooks?.afterChange ?? []), removed],
        afterDelete: [...(hooks?.afterDelete ?? []), deleted],
      },
    };
  },
  ({ hooks, ...global }) => {
    const removed: GlobalAfterChangeHook = async ({ doc, req }): Promise<unknown> => {
      const { _status } = doc as { _status?: string };
      await removeSchedule(req, _status, { global: global.slug as GlobalSlug });
      return doc as unknown;
    };
    return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), removed] } };
  },
);

const jobInput = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).optional(),
  global: z.string().optional(),
  user: z.object({ value: z.number() }).optional(),
});

async function mailFailure(payload: Payload, input: unknown, why: string): Promise<void> {
  const { data } = jobInput.safeParse(input);
  if (!data?.user) return;
  const { doc, global, type, user } = data;
  const person = await payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    disableErrors: true,
  });
  if (!person || person.isDeactivated) return;
  const what = publicationIn(payload, { collection: doc?.relationTo, id: doc?.value, global });
  const path = panelPath(what);
  const all = await nextScheduled(payload, { ...person, collection: 'users' }, MAX_SCHEDULED);
  const title = all.find((each) => each.path === path)?.title ?? 'A document';
  const link = `${siteUrl()}/admin${path}`;
  const values = { what: `${type === 'publish' ? 'Publish' : 'Unpublish'} "${title}"`, why, link };
  await inTransaction(payload, (req) =>
    queueTemplate(req, { template: 'publicationFailed', to: person.email, values }),
  );
}

/** Wraps the handler of the task that Payload adds itself, without an option to handle failures. */
export async function reportFailedPublications(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { jobs } = await config;
  const task = jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const publishNow = task?.handler;
  if (!task || typeof publishNow !== 'function') throw new Error('Payload has no task "schedulePublish".');
  task.handler = async (args) => {
    try {
      return await publishNow(args);
    } catch (error) {
      const why = errorSentence(error);
      const { payload } = args.req;
      await mailFailure(payload, args.input, why).catch((err: unknown) =>
        payload.logger.error({ err }, 'A failed publication could not be mailed'),
      );
      throw new Error(why, { cause: error });
    }
  };
  return config;
}
