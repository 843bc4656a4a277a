import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transaction.ts';
import type { Article } from '#cms/payload-types.ts';

const WAS_VISIBLE = 'articleWasVisible';

/**
 * Whether visitors see the article: whether its own row is published. A newer draft beside it
 * says nothing of that, and the documents that hooks are given may be that draft.
 */
export async function isVisible(req: PayloadRequest, id: number): Promise<boolean> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ status: string | null }>(
    sql`select _status as status from articles where id = ${id}`,
  );
  return rows[0]?.status === 'published';
}

/** Keeps in mind, for the hook after the change, whether visitors saw the article before it. */
export const rememberVisibility: CollectionBeforeChangeHook<Article> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const id = originalDoc?.id;
  context[WAS_VISIBLE] = id !== undefined && (await isVisible(req, id));
  return data;
};

export const wasVisible = (context: Record<string, unknown>): boolean => context[WAS_VISIBLE] === true;
