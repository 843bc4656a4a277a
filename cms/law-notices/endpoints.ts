import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editors } from '#cms/access.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { mayPublishFigures } from '#cms/figures/access.ts';
import { countNotice, type NoticeEntry, recordNotice } from '#cms/following/notices.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { lastChange, type NoticedCollection } from './last-change.ts';
import { LONGEST_NOTICE, type Notice } from './schema.ts';
import { findDecision, recordDecision } from './store.ts';

const KINDS = { figures: 'figure', deadlines: 'deadline' } as const;

const entryOf = (collection: NoticedCollection, key: string): NoticeEntry => ({
  kind: KINDS[collection],
  key,
});

const GONE = 'This entry is not published.';
const REASON = 'We compared it with its official source.';
const CHANGED_AGAIN = 'It was changed again, or a colleague decided already. Reload the page.';

const peopleText = (count: number): string => (count === 1 ? '1 follower' : `${count} followers`);

/** Offers to tell followers of the newest published change. */
export const noticeEndpoints = (collection: NoticedCollection): Endpoint[] => [
  {
    path: '/:id/notice',
    method: 'get',
    handler: signedInEndpoint({
      access: editors,
      input: z.object({ id: idSchema }),
      handle: async (req, { id }) => {
        const found = await lastChange(req, collection, id);
        const answer: Notice = { recipients: 0 };
        if (!found?.change) return Response.json(answer);
        const { key, change } = found;
        return Response.json({
          change,
          recipients: await countNotice(req, entryOf(collection, key)),
          decision: await findDecision(req, change.version),
        } satisfies Notice);
      },
    }),
  },
  {
    path: '/:id/notice',
    method: 'post',
    handler: signedInEndpoint({
      access: editors,
      input: z.object({
        id: idSchema,
        version: z.string().max(40),
        text: z.string().trim().min(1).max(LONGEST_NOTICE),
        send: z.boolean(),
      }),
      handle: async (req, { id, version, text, send }) => {
        if (!(await mayPublishFigures({ req }))) {
          return errorResponse(403, 'Only admins, and editors who may publish figures, can send this.');
        }
        return inTransaction(req.payload, async (work) => {
          const found = await lastChange(work, collection, id);
          if (!found?.change) return errorResponse(409, GONE);
          const entry = entryOf(collection, found.key);
          const recipients = send ? await countNotice(work, entry) : 0;
          const state = send ? 'sent' : 'declined';
          const isFirst =
            found.change.version === version &&
            (await recordDecision(work, version, { state, recipients, byName: req.user.name }));
          if (!isFirst) return errorResponse(409, CHANGED_AGAIN);
          if (send) await recordNotice(work, { entry, text, reason: REASON });
          const message = send
            ? `${peopleText(recipients)} will get it with the next emails.`
            : 'Nobody is told.';
          return Response.json({ message });
        });
      },
    }),
  },
];
