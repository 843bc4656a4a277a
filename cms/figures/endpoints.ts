import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { isDay } from '#app/regulations/figures/kinds.ts';
import { rulesUsing } from '#app/regulations/figures/used-by-rules.ts';
import { editors } from '#cms/access.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { errorResponse, idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { mayPublishFigures } from './access.ts';
import {
  changeDeadline,
  changeFigure,
  checkBy,
  type CheckedCollection,
  confirmEntry,
  confirmSource,
  entriesOf,
} from './check.ts';
import { listChoices } from './choices.ts';
import { findUses } from './find-uses.ts';
import { previewChange, proposalSchema } from './preview-change.ts';

const inputWithId = z.object({ id: idSchema });

const ONLY_BY_RIGHT =
  'Only admins, and editors who may publish figures, can confirm this. Ask one of them, or propose a change.';

const mayPublish = async (req: SignedInRequest): Promise<boolean> =>
  Boolean(await mayPublishFigures({ req }));

const useNames = { figures: 'figure', deadlines: 'deadline' } as const;

type NamedInTexts = keyof typeof useNames;

/** Where an entry is used in the content, and in calculations. */
const uses = (collection: NamedInTexts): PayloadHandler =>
  signedInEndpoint({
    access: editors,
    input: inputWithId,
    handle: async (req, { id }) => {
      const entry = await req.payload.findByID({
        collection,
        id,
        depth: 0,
        draft: true,
        disableErrors: true,
        req,
      });
      if (!entry) return errorResponse(404, 'This entry does not exist. It may have been deleted.');
      const rules = collection === 'figures' ? rulesUsing(entry.key) : [];
      return Response.json({
        uses: await findUses(req, `${useNames[collection]}:${entry.key}`),
        rules: rules.map(({ rule, page }) => ({ rule, page })),
      });
    },
  });

const stillRight = (collection: CheckedCollection): PayloadHandler =>
  signedInEndpoint({
    access: editors,
    input: inputWithId,
    handle: async (req, { id }) => {
      if (!(await mayPublish(req))) return errorResponse(403, ONLY_BY_RIGHT);
      const check = checkBy(req);
      await inTransaction(req.payload, (work) => confirmEntry(work, { collection, id }, check));
      return Response.json({ message: 'Checked today.' });
    },
  });

const PUBLISHED = 'Published.';
const PROPOSED = 'Saved as a draft. Someone with permission to publish figures must publish it.';

const day = z.string().refine(isDay);

const changed = signedInEndpoint({
  access: editors,
  input: z.object({ id: idSchema, value: z.string().trim().max(120), from: day }),
  handle: async (req, { id, value, from }) => {
    const isPublished = await mayPublish(req);
    const change = { value, from, isPublished, check: checkBy(req) };
    await inTransaction(req.payload, (work) => changeFigure(work, id, change));
    return Response.json({ message: isPublished ? PUBLISHED : PROPOSED });
  },
});

const moved = signedInEndpoint({
  access: editors,
  input: z.object({ id: idSchema, date: day, dateInWords: z.string().trim().min(1).max(200) }),
  handle: async (req, { id, date, dateInWords }) => {
    const isPublished = await mayPublish(req);
    const change = { date, dateInWords, isPublished, check: checkBy(req) };
    await inTransaction(req.payload, (work) => changeDeadline(work, id, change));
    return Response.json({ message: isPublished ? PUBLISHED : PROPOSED });
  },
});

const preview = signedInEndpoint({
  access: editors,
  input: proposalSchema.extend({ key: z.string().max(80) }),
  handle: async (req, { key, ...proposal }) => Response.json(await previewChange(req, key, proposal)),
});

const choices = signedInEndpoint({
  access: editors,
  input: z.object({}),
  handle: async (req) => Response.json({ choices: await listChoices(req.payload) }),
});

export const figureEndpoints: Endpoint[] = [
  { path: '/choices', method: 'get', handler: choices },
  { path: '/preview-change', method: 'post', handler: preview },
  { path: '/:id/uses', method: 'get', handler: uses('figures') },
  { path: '/:id/still-right', method: 'post', handler: stillRight('figures') },
  { path: '/:id/change', method: 'post', handler: changed },
];

export const deadlineEndpoints: Endpoint[] = [
  { path: '/:id/uses', method: 'get', handler: uses('deadlines') },
  { path: '/:id/still-right', method: 'post', handler: stillRight('deadlines') },
  { path: '/:id/change', method: 'post', handler: moved },
];

export const lawEndpoints: Endpoint[] = [
  { path: '/:id/still-right', method: 'post', handler: stillRight('laws') },
];

const sourceEntries = signedInEndpoint({
  access: editors,
  input: inputWithId,
  handle: async (req, { id }) => Response.json({ entries: await entriesOf(req, id) }),
});

const sourceStillRight = signedInEndpoint({
  access: editors,
  input: inputWithId,
  handle: async (req, { id }) => {
    if (!(await mayPublish(req))) return errorResponse(403, ONLY_BY_RIGHT);
    const check = checkBy(req);
    const count = await inTransaction(req.payload, (work) => confirmSource(work, id, check));
    return Response.json({ message: `${count} checked today.` });
  },
});

export const sourceEndpoints: Endpoint[] = [
  { path: '/:id/entries', method: 'get', handler: sourceEntries },
  { path: '/:id/still-right', method: 'post', handler: sourceStillRight },
];
