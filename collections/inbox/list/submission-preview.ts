import type { FlattenedField, PayloadRequest } from 'payload';
import { documentPath } from '#cms/urls/document-path.ts';
import { SCAN_STATES } from '#cms/uploads/scan-states.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { fieldLabel, fieldText } from '#cms/fields/field-text.ts';
import { isAnswer } from '../inbox-collection.ts';
import { type InboxDocument, inboxKind, type SubmissionKey, textAt, valueAt } from '../kinds/index.ts';
import { overviewOf } from './find-submissions.ts';
import type { SubmissionPreview } from './list-schema.ts';

type Answer = SubmissionPreview['answers'][number];

const OMITTED = new Set(['id', 'createdAt', 'updatedAt', 'submissionDigest', 'reportId', 'isSpam', 'zone']);

function answersIn(fields: FlattenedField[], document: unknown): Answer[] {
  return fields.flatMap((field) => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const value = valueAt(document, field.name);
    if (field.type === 'group' || field.type === 'tab') return answersIn(field.flattenedFields, value);
    const text = fieldText(field, value);
    return text ? [{ label: fieldLabel(field), text }] : [];
  });
}

function answersOf(req: PayloadRequest, { collection }: SubmissionKey, document: InboxDocument): Answer[] {
  const { collections } = req.payload;
  return collections[collection].config.flattenedFields.filter(isAnswer).flatMap((field) => {
    if (field.type === 'upload') return [];
    if (field.type !== 'relationship') return answersIn([field], document);
    const related = valueAt(document, field.name);
    if (typeof related !== 'object' || typeof field.relationTo !== 'string') return [];
    return answersIn(collections[field.relationTo].config.flattenedFields, related);
  });
}

async function filesOf(req: PayloadRequest, document: InboxDocument) {
  const bill = 'bill' in document ? idOf(document.bill) : undefined;
  if (bill === undefined) return [];
  const { docs } = await req.payload.find({
    collection: 'bill-uploads',
    where: { bill: { equals: bill } },
    sort: 'fileNumber',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return docs.map((file) => ({
    id: file.id,
    name: file.originalName,
    scan: SCAN_STATES.find(({ value }) => value === file.scan)?.label ?? '',
    // A file that is infected or not yet scanned cannot be downloaded.
    url: file.scan === 'waiting' || file.scan === 'infected' ? null : (file.url ?? null),
  }));
}

async function partnerOf({ payload, user }: PayloadRequest, { collection, id }: SubmissionKey) {
  if (collection !== 'vendor-applications') return null;
  const where = { vendorApplication: { equals: id } };
  const asReader = { collection: 'partners', limit: 1, depth: 0, overrideAccess: false, user } as const;
  const [draft] = (await payload.find({ ...asReader, where, draft: true })).docs;
  if (!draft) return null;
  const isPublished = { ...where, _status: { equals: 'published' } };
  const [published] = (await payload.find({ ...asReader, where: isPublished })).docs;
  return {
    id: draft.id,
    name: draft.name,
    page: published ? (documentPath('partners', published) ?? null) : null,
  };
}

export async function previewOf(
  req: PayloadRequest,
  key: SubmissionKey,
  document: InboxDocument,
): Promise<SubmissionPreview | undefined> {
  const { submission: row, snoozedUntil } = document;
  if (typeof row !== 'object' || !row) return undefined;
  const { email, workflow } = inboxKind(key.collection);
  return {
    ...overviewOf(req.payload, row),
    reason: textAt(document, workflow.requires?.rejected?.path) ?? null,
    partner: await partnerOf(req, key),
    email: textAt(document, email) ?? '',
    snoozedUntil: snoozedUntil && new Date(snoozedUntil) > new Date() ? snoozedUntil : null,
    answers: answersOf(req, key, document),
    files: await filesOf(req, document),
  };
}
