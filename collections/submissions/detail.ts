import type { PayloadRequest, Where } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import type { Note, Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { SCAN_STATES } from '#cms/uploads/virus-scan.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { findRecords } from './answers.ts';
import { submissionKind } from './kinds.ts';
import { toRow } from './list.ts';
import { findConversation } from './replies/conversation.ts';
import type { Detail, HistoryEntry } from './schema.ts';

const ofSubmission = (id: number) => ({ submission: { equals: id } });

const mentionedNames = (mentions: Note['mentions']): string[] =>
  (mentions ?? []).flatMap((user) => (typeof user === 'object' ? user.name : []));

async function findHistory(req: PayloadRequest, id: number): Promise<HistoryEntry[]> {
  const query = { where: ofSubmission(id), pagination: false, req } as const;
  const [notes, changes] = await Promise.all([
    req.payload.find({ collection: 'notes', depth: 1, ...query }),
    req.payload.find({ collection: 'changes', depth: 0, ...query }),
  ]);
  const entries: HistoryEntry[] = [
    ...notes.docs.map(({ id, createdAt: at, byName: by, text, mentions }) => {
      return { type: 'note', id, at, by, text, notified: mentionedNames(mentions) } as const;
    }),
    ...changes.docs.map(({ id, createdAt: at, byName: by, field, from, to }) => {
      return { type: 'change', id, at, by, field, from: from ?? '', to: to ?? '' } as const;
    }),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
}

const MAX_DUPLICATES = 100;

async function findDuplicates(
  req: PayloadRequest,
  { id, email, company }: Submission,
): Promise<Detail['duplicates']> {
  const same: Where[] = [
    ...(email ? [{ email: { equals: email } }] : []),
    ...(company ? [{ company: { equals: company } }] : []),
  ];
  if (same.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { and: [{ id: { not_equals: id } }, { or: same }] },
    sort: '-createdAt',
    limit: MAX_DUPLICATES,
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map((other) => ({
    id: other.id,
    title: other.title,
    kind: other.kind,
    same: email && other.email === email ? 'email' : 'company',
    receivedAt: other.createdAt,
  }));
}

async function findBillFiles(req: PayloadRequest, bill: number | undefined): Promise<Detail['files']> {
  if (bill === undefined) return [];
  const files = await findAll(req, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');
  return files.map((file) => ({
    id: file.id,
    name: file.originalName,
    scan: SCAN_STATES.find(({ value }) => value === file.scan)?.label ?? '',
    // A file that is infected or not yet scanned cannot be downloaded.
    url: file.scan === 'waiting' || file.scan === 'infected' ? null : (file.url ?? null),
  }));
}

async function findPartner(req: PayloadRequest, application: number): Promise<Detail['partner']> {
  const where = { vendorApplication: { equals: application } };
  const query = { collection: 'partners', limit: 1, depth: 0, req } as const;
  const [draft] = (await req.payload.find({ ...query, where, draft: true })).docs;
  if (!draft) return null;
  const isPublished = { ...where, _status: { equals: 'published' } };
  const [published] = (await req.payload.find({ ...query, where: isPublished })).docs;
  return {
    id: draft.id,
    name: draft.name,
    page: published ? (documentPath('partners', published) ?? null) : null,
  };
}

/** Returns undefined if the submission was deleted. The caller must check access. */
export async function findDetail(req: SignedInRequest, id: number): Promise<Detail | undefined> {
  const submission = await req.payload.findByID({
    collection: 'submissions',
    id,
    depth: 1,
    disableErrors: true,
    req,
  });
  if (!submission) return undefined;
  const { record } = submissionKind(submission.kind);
  const found = (await findRecords(req, record, [id])).get(id);
  if (!found) return undefined;
  const bill = await findFirst(req, 'bills', ofSubmission(id));
  return {
    ...toRow(submission),
    recordPath: `/admin/collections/${record}/${found.id}`,
    billPath: bill && record !== 'bills' ? `/admin/collections/bills/${bill.id}` : null,
    partner: record === 'vendor-applications' ? await findPartner(req, found.id) : null,
    answers: found.answers.filter(({ text }) => text),
    files: await findBillFiles(req, bill?.id),
    duplicates: await findDuplicates(req, submission),
    history: await findHistory(req, id),
    ...(await findConversation(req, submission)),
  };
}
