import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '#cms/database/transactions.ts';
import { mailSchema } from '#cms/mail/queue.ts';
import { errorResponse, idSchema, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { submissionTitle } from './kinds/index.ts';
import { inboxKind, type SubmissionKey, valueAt } from './kinds/index.ts';
import { findLockedRow } from './locked-row.ts';
import { type BulkChange, type BulkResult, type MailOfChange, MAX_REASON } from './inbox-schema.ts';
import { signedUndo } from './undo-offer.ts';
import { finalStatuses } from './kinds/workflow.ts';

export const MAX_BULK_CHANGE = 500;

const validationErrors = z.object({
  status: z.number().max(499),
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string() })).min(1) })
    .optional()
    .catch(undefined),
});

/** Shows only the messages of validation errors. Others are logged, since they may reveal internals. */
function messageOf(req: PayloadRequest, error: unknown): string {
  const { data: invalid } = validationErrors.safeParse(error);
  if (invalid) return invalid.data?.errors.map(({ message }) => message).join(' ') ?? invalid.message;
  req.payload.logger.error({ err: error }, 'A submission could not be changed');
  return 'Something went wrong. Nothing was changed. Try again.';
}

interface ChangedRow extends SubmissionKey {
  revision?: number;
}

/** A trial is rolled back. It previews the change. */
type RowChange = (req: PayloadRequest) => Promise<Omit<BulkResult['changed'][number], keyof ListedKey>>;

interface ListedKey extends SubmissionKey {
  title: string;
}

class TrialDone extends Error {
  constructor(readonly mail: MailOfChange | undefined) {
    super('The trial is over.');
  }
}

async function titleOf(req: SignedInRequest, { collection, id }: SubmissionKey): Promise<string> {
  const { title, singular } = inboxKind(collection);
  const access = { overrideAccess: false, user: req.user };
  const document = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, ...access });
  if (!document) return `${singular} ${id}`;
  return submissionTitle(req.payload, { slug: collection, id, title: valueAt(document, title) });
}

const withValueAt = (path: string, value: string): object =>
  path.split('.').reduceRight<object | string>((inner, name) => ({ [name]: inner }), value) as object;

function fieldsOf({ collection }: SubmissionKey, change: BulkChange): object {
  const { workflow, label } = inboxKind(collection);
  if ('isClosed' in change) {
    if (workflow.closes) return { status: workflow.closes };
    throw new APIError(`${label} end as ${finalStatuses(workflow)}: press s and choose.`, 400);
  }
  if (!('status' in change)) return change;
  const { status, reason } = change;
  const isKnown = workflow.statuses.some(({ value }) => value === status);
  if (!isKnown) throw new APIError(`${label} do not have this status.`, 400);
  const required = workflow.requires?.[status];
  return { status, ...(reason && required?.question ? withValueAt(required.path, reason) : {}) };
}

export async function changeEach<Row extends SubmissionKey>(
  req: SignedInRequest,
  rows: readonly Row[],
  changeOf: (row: Row) => RowChange,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], failed: [] };
  for (const row of rows) {
    const listed = { collection: row.collection, id: row.id, title: await titleOf(req, row) };
    try {
      const done = await inTransaction(req.payload, async (work) => {
        const changed = await changeOf(row)(Object.assign(work, { user: req.user }));
        return { ...changed, revision: (await findLockedRow(work, row.collection, row.id))?.revision };
      });
      result.changed.push({ ...listed, ...done });
    } catch (error) {
      if (error instanceof TrialDone) result.changed.push({ ...listed, mail: error.mail });
      else result.failed.push({ ...listed, message: messageOf(req, error) });
    }
  }
  return result;
}

async function findMail(req: PayloadRequest, job: unknown): Promise<MailOfChange | undefined> {
  if (typeof job !== 'number') return undefined;
  const { input } = await req.payload.findByID({ collection: 'payload-jobs', id: job, depth: 0, req });
  const { to, subject, text } = mailSchema.loose().parse(input);
  return { to, subject, text };
}

const applied =
  ({ collection, id, revision }: ChangedRow, change: BulkChange, isTrial: boolean): RowChange =>
  async (req) => {
    const fields = fieldsOf({ collection, id }, change);
    req.context.isUndoable = true;
    await findLockedRow(req, collection, id);
    const access = { depth: 0, overrideAccess: false, req };
    const before = await req.payload.findByID({ collection, id, ...access });
    const data = revision === undefined ? fields : { ...fields, revision };
    await req.payload.update({ collection, id, data, ...access });
    const { mailOfChange: mail } = req.context;
    if (isTrial) throw new TrialDone(await findMail(req, mail));
    const undo = await signedUndo(req, { collection, id }, before);
    return { undo };
  };

export const changeSchema = z.union([
  z.strictObject({ status: z.string().max(40), reason: z.string().trim().max(MAX_REASON).optional() }),
  z.strictObject({ isClosed: z.literal(true) }),
  z.strictObject({ assignee: idSchema.nullable() }),
  z.strictObject({ isSpam: z.boolean() }),
  z.strictObject({ snoozedUntil: z.iso.date().nullable() }),
]) satisfies z.ZodType<BulkChange>;

export async function changeResponse(
  req: SignedInRequest,
  rows: readonly ChangedRow[],
  { change, isTrial }: { change: BulkChange; isTrial: boolean },
): Promise<Response> {
  if (rows.length > MAX_BULK_CHANGE) {
    return errorResponse(400, `You can change at most ${MAX_BULK_CHANGE} at once. Narrow the filter.`);
  }
  return Response.json(await changeEach(req, rows, (row) => applied(row, change, isTrial)));
}
