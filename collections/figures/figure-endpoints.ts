import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isDay } from '#law/figures/figure-kinds.ts';
import { useName } from '#law/figures/placeholders.ts';
import { rulesUsing } from '#law/used-by-rules.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import {
  editorEndpoint,
  errorResponse,
  idSchema,
  signedInEndpoint,
  type SignedInRequest,
} from '#cms/panel/endpoint.ts';
import { signedIn } from '#cms/access.ts';
import { mayPublishFigures } from '#cms/register/access.ts';
import { checkBy, confirmEntry, findSourceEntries, saveChange } from './confirm-entry.ts';
import { listChoices } from './placeholder-choices.ts';
import { findUses } from './find-uses.ts';
import { previewChange, proposalSchema } from './preview-change.ts';

const ONLY_BY_RIGHT =
  'Only admins, and editors who may publish figures, can confirm this. Ask one of them, or propose a change.';

const mayPublish = async (req: SignedInRequest): Promise<boolean> =>
  Boolean(await mayPublishFigures({ req }));

const uses = editorEndpoint(
  'get',
  '/:id/uses',
  z.object({ collection: z.enum(['figures', 'deadlines']), id: idSchema }),
  async (req, { collection, id }) => {
    const entry = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      disableErrors: true,
      req,
    });
    if (!entry) return errorResponse(404, 'This entry does not exist. It may have been deleted.');
    const rules = rulesUsing(entry.key, collection);
    return Response.json({
      uses: await findUses(req, useName(collection, entry.key)),
      rules: rules.map(({ rule, page }) => ({ rule, page })),
    });
  },
);

const stillRight = editorEndpoint(
  'post',
  '/:id/still-right',
  z.object({ collection: z.enum(['figures', 'deadlines', 'laws', 'sources']), id: idSchema }),
  async (req, { collection, id }) => {
    if (!(await mayPublish(req))) return errorResponse(403, ONLY_BY_RIGHT);
    const check = checkBy(req);
    const count = await inTransaction(req.payload, async (work) => {
      const entries = collection === 'sources' ? await findSourceEntries(work, id) : [{ collection, id }];
      for (const entry of entries) await confirmEntry(work, entry, check);
      return entries.length;
    });
    return Response.json({
      message: collection === 'sources' ? `${count} checked today.` : 'Checked today.',
    });
  },
);

const day = z.string().refine(isDay);

const change = editorEndpoint(
  'post',
  '/:id/change',
  z.discriminatedUnion('collection', [
    z.object({
      collection: z.literal('figures'),
      id: idSchema,
      value: z.string().trim().max(120),
      from: day,
    }),
    z.object({
      collection: z.literal('deadlines'),
      id: idSchema,
      date: day,
      dateInWords: z.string().trim().min(1).max(200),
    }),
  ]),
  async (req, changed) => {
    const isPublished = await mayPublish(req);
    await inTransaction(req.payload, (work) =>
      saveChange(work, changed, { check: checkBy(req), isPublished }),
    );
    return Response.json({
      message: isPublished
        ? 'Published.'
        : 'Saved as a draft. Someone with permission to publish figures must publish it.',
    });
  },
);

const preview = editorEndpoint(
  'post',
  '/preview-change',
  proposalSchema.extend({ key: z.string().max(80) }),
  async (req, { key, ...proposal }) => Response.json(await previewChange(req, key, proposal)),
);

/** Open to all staff, because the check before publishing a partner uses it to find unknown figures. */
const choices: Endpoint = {
  method: 'get',
  path: '/choices',
  handler: signedInEndpoint({
    access: signedIn,
    input: z.object({}),
    handle: async (req) => Response.json({ choices: await listChoices(req.payload) }),
  }),
};

const entries = editorEndpoint('get', '/:id/entries', z.object({ id: idSchema }), async (req, { id }) =>
  Response.json({ entries: await findSourceEntries(req, id) }),
);

export const figureEndpoints: Endpoint[] = [choices, preview, uses, stillRight, change];
export const deadlineEndpoints: Endpoint[] = [uses, stillRight, change];
export const lawEndpoints: Endpoint[] = [stillRight];
export const sourceEndpoints: Endpoint[] = [entries, stillRight];
