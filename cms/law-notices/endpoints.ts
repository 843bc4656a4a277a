import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { USE_NAMES } from '#app/regulations/figures/placeholders.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { mayPublishFigures } from '#cms/figures/access.ts';
import { countNotice, recordNotice } from '#cms/following/notices.ts';
import { editorEndpoint, errorResponse, idSchema } from '#cms/panel/endpoint.ts';
import { lastChange } from './last-change.ts';
import { LONGEST_NOTICE, type Notice, willGetIt } from './schema.ts';

type Decision = NonNullable<Notice['decision']>;

/** What was decided about a published version of a figure or deadline. */
async function findDecision(req: PayloadRequest, version: string): Promise<Decision | undefined> {
  const [row] = await queryRows<Decision & Record<string, unknown>>(
    req,
    sql`select state, recipients, by_name as "byName", decided_at as at from law_notices where version = ${version}`,
  );
  return row && { ...row, at: new Date(row.at).toISOString() };
}

/** Returns false where it was decided already, as by a colleague at the same time. */
async function recordDecision(
  req: PayloadRequest,
  version: string,
  { state, recipients, byName }: Omit<Decision, 'at'>,
): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    insert into law_notices (version, state, recipients, by_name)
    values (${version}, ${state}, ${recipients}, ${byName})
    on conflict do nothing returning version`,
  );
  return rows.length > 0;
}

const GONE = 'This entry is not published.';
const REASON = 'We compared it with its official source.';
const CHANGED_AGAIN = 'It was changed again, or a colleague decided already. Reload the page.';

const entrySchema = z.object({ collection: z.enum(['figures', 'deadlines']), id: idSchema });

/** Of figures and deadlines: offers to tell followers of the newest published change. */
export const noticeEndpoints: Endpoint[] = [
  editorEndpoint('get', '/:id/notice', entrySchema, async (req, { collection, id }) => {
    const { key = '', change } = (await lastChange(req, collection, id)) ?? {};
    const notice: Notice = change
      ? {
          change,
          recipients: await countNotice(req, { kind: USE_NAMES[collection], key }),
          decision: await findDecision(req, change.version),
        }
      : { recipients: 0 };
    return Response.json(notice);
  }),
  editorEndpoint(
    'post',
    '/:id/notice',
    entrySchema.extend({
      version: z.string().max(40),
      text: z.string().trim().min(1).max(LONGEST_NOTICE),
      send: z.boolean(),
    }),
    async (req, { collection, id, version, text, send }) => {
      if (!(await mayPublishFigures({ req }))) {
        return errorResponse(403, 'Only admins, and editors who may publish figures, can send this.');
      }
      return inTransaction(req.payload, async (work) => {
        const { key = '', change } = (await lastChange(work, collection, id)) ?? {};
        if (!change) return errorResponse(409, GONE);
        const entry = { kind: USE_NAMES[collection], key };
        const recipients = send ? await countNotice(work, entry) : 0;
        const decision = { state: send ? 'sent' : 'declined', recipients, byName: req.user.name } as const;
        const isFirst = change.version === version && (await recordDecision(work, version, decision));
        if (!isFirst) return errorResponse(409, CHANGED_AGAIN);
        if (send) await recordNotice(work, { entry, text, reason: REASON });
        const message = send ? `${willGetIt(recipients)}.` : 'Nobody is told.';
        return Response.json({ message });
      });
    },
  ),
];
