import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { USE_NAMES } from '#law/figures/placeholders.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { mayPublishFigures } from '#cms/register/access.ts';
import { type NoticeEntry, previewNotice, createNotice, takeBackNotice } from '../notices.ts';
import { editorEndpoint, errorResponse, idSchema } from '#cms/panel/endpoint.ts';
import { lastChange } from './last-change.ts';
import { MAX_NOTICE_LENGTH, type Notice, type NoticePreview, willGetIt } from './notice-schema.ts';

type Decision = NonNullable<Notice['decision']>;

async function findDecision(req: PayloadRequest, version: string): Promise<Decision | undefined> {
  const [row] = await queryRows<Decision & Record<string, unknown>>(
    req,
    sql`
    select state, recipients, by_name as "byName", decided_at as at,
      not exists (select from sent_notifications where key = 'notice ' || version) as "canUndo"
    from law_notices where version = ${version}`,
  );
  return row && { ...row, at: new Date(row.at).toISOString() };
}

const GONE = 'This entry is not published.';
const REASON = 'We compared it with its official source.';
const CHANGED_AGAIN = 'It has changed again, or a colleague already decided. Reload the page.';

const NOT_ALLOWED = 'Only admins, and editors who may publish figures, can send this.';

const entrySchema = z.object({ collection: z.enum(['figures', 'deadlines']), id: idSchema });

const noticeText = z.string().trim().min(1).max(MAX_NOTICE_LENGTH);

const toNoticeEntry = (collection: keyof typeof USE_NAMES, key: string): NoticeEntry => ({
  kind: USE_NAMES[collection],
  key,
});

export const noticeEndpoints: Endpoint[] = [
  editorEndpoint('get', '/:id/notice', entrySchema, async (req, { collection, id }) => {
    const { change } = (await lastChange(req, collection, id)) ?? {};
    const notice: Notice = change ? { change, decision: await findDecision(req, change.version) } : {};
    return Response.json(notice);
  }),
  editorEndpoint(
    'post',
    '/:id/notice/preview',
    entrySchema.extend({ text: noticeText }),
    async (req, { collection, id, text }) => {
      const { key, change } = (await lastChange(req, collection, id)) ?? {};
      if (key === undefined || !change) return errorResponse(409, GONE);
      const preview = await previewNotice(req, {
        entry: toNoticeEntry(collection, key),
        text,
        reason: REASON,
      });
      return Response.json(preview satisfies NoticePreview);
    },
  ),
  editorEndpoint(
    'post',
    '/:id/notice',
    entrySchema.extend({ version: z.string().max(40), text: noticeText, send: z.boolean() }),
    async (req, { collection, id, version, text, send }) => {
      if (!(await mayPublishFigures({ req }))) return errorResponse(403, NOT_ALLOWED);
      return inTransaction(req.payload, async (work) => {
        const { key, change } = (await lastChange(work, collection, id)) ?? {};
        if (key === undefined || !change) return errorResponse(409, GONE);
        if (change.version !== version) return errorResponse(409, CHANGED_AGAIN);
        const notice = { entry: toNoticeEntry(collection, key), text, reason: REASON };
        const decision = { version, state: send ? 'sent' : 'declined', byName: req.user.name } as const;
        const recipients = await createNotice(work, notice, decision);
        if (recipients === undefined) return errorResponse(409, CHANGED_AGAIN);
        const message = send
          ? `${willGetIt(recipients)}. Until then, you can undo this.`
          : 'Nobody will be notified.';
        return Response.json({ message });
      });
    },
  ),
  editorEndpoint(
    'post',
    '/:id/notice/undo',
    entrySchema.extend({ version: z.string().max(40) }),
    async (req, { version }) => {
      if (!(await mayPublishFigures({ req }))) return errorResponse(403, NOT_ALLOWED);
      const isUndone = await inTransaction(req.payload, (work) => takeBackNotice(work, version));
      return isUndone
        ? Response.json({ message: 'Undone. Nobody will be notified.' })
        : errorResponse(409, 'Too late to undo: the emails have been written.');
    },
  ),
];
