import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import type { User } from '#cms/payload-types.ts';

/** A document that will be published, or withdrawn, by itself. */
export interface Scheduled {
  collection: CollectionSlug;
  id: number;
  title: string;
  isPublished: boolean;
  /** When: ISO 8601. */
  at: string;
}

const jobSchema = z.object({
  at: z.coerce.date(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
  }),
});

async function titleOf(payload: Payload, user: User, collection: CollectionSlug, id: number) {
  const { useAsTitle } = payload.collections[collection].config.admin;
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user,
  });
  const title: unknown = docs[0] && useAsTitle && Reflect.get(docs[0], useAsTitle);
  return typeof title === 'string' ? title : undefined;
}

/**
 * What is scheduled to be published or withdrawn, the next first. Jobs are for admins alone, as most of them are mails:
 * only these are read, and of these what the panel's own menu of publications says.
 */
export async function nextScheduled(payload: Payload, user: User, limit: number): Promise<Scheduled[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select wait_until as at, input from payload_jobs
        where task_slug::text = 'schedulePublish' and completed_at is null and has_error is not true
        order by wait_until limit ${limit}`,
  );
  const jobs = rows.flatMap((row) => jobSchema.safeParse(row).data ?? []);
  const items = jobs.map(async ({ at, input: { type, doc } }): Promise<Scheduled | undefined> => {
    const collection = doc.relationTo as CollectionSlug;
    const title = collection in payload.collections && (await titleOf(payload, user, collection, doc.value));
    if (!title) return undefined;
    return { collection, id: doc.value, title, isPublished: type === 'publish', at: at.toISOString() };
  });
  return (await Promise.all(items)).filter((item) => item !== undefined);
}
