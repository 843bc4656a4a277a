import { Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import { format } from 'date-fns';
import type { Where } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { answerLabels, findRecords } from './answers.ts';
import { KIND_NAMES, type KindName, submissionKind } from './kinds.ts';
import { statusLabel } from './workflow.ts';

const PAGE_SIZE = 200;

const formatTime = (at: string | null | undefined): string =>
  at ? format(inNewYork(new Date(at)), 'yyyy-MM-dd HH:mm') : '';

const COLUMNS: [label: string, textOf: (submission: Submission) => string | number][] = [
  ['Number', ({ id }) => id],
  ['Kind', ({ kind }) => submissionKind(kind).singular],
  ['Reference number', ({ reference }) => reference ?? ''],
  ['Title', ({ title }) => title],
  ['Name', ({ name }) => name ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Module', ({ module }) => module ?? ''],
  ['Status', ({ kind, status }) => statusLabel(submissionKind(kind).workflow, status)],
  ['Assignee', ({ assignee }) => (typeof assignee === 'object' && assignee ? assignee.name : '')],
  ['Received (New York)', ({ createdAt }) => formatTime(createdAt)],
  ['Due (New York)', ({ dueAt }) => formatTime(dueAt)],
  ['Closed (New York)', ({ closedAt }) => formatTime(closedAt)],
  ['Snoozed until (New York)', ({ snoozedUntil }) => formatTime(snoozedUntil)],
  ['Probably spam', ({ isSpam }) => (isSpam ? 'yes' : 'no')],
  ['Reason', ({ reason }) => reason ?? ''],
];

async function findKinds(req: SignedInRequest, where: Where): Promise<KindName[]> {
  const counts = await Promise.all(
    KIND_NAMES.map((kind) =>
      req.payload.count({ collection: 'submissions', where: { and: [where, { kind: { equals: kind } }] } }),
    ),
  );
  return KIND_NAMES.filter((_, index) => counts[index]?.totalDocs);
}

async function findAnswers(req: SignedInRequest, submissions: Submission[]) {
  const records = [...new Set(submissions.map(({ kind }) => submissionKind(kind).record))];
  const found = await Promise.all(
    records.map((record) => {
      const ofRecord = submissions.filter(({ kind }) => submissionKind(kind).record === record);
      return findRecords(
        req,
        record,
        ofRecord.map(({ id }) => id),
      );
    }),
  );
  return new Map(found.flatMap((ofRecord) => [...ofRecord]));
}

/** Yields the header and a line for each submission. Answers with the same label share a column across kinds. */
async function* lines(req: SignedInRequest, where: Where, sort: string[]) {
  const kinds = await findKinds(req, where);
  const labels = [...new Set(kinds.flatMap((kind) => answerLabels(req, submissionKind(kind).record)))];
  yield [...COLUMNS.map(([label]) => label), ...labels];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const query = { collection: 'submissions', where, sort, limit: PAGE_SIZE, page, depth: 1, req } as const;
    const { docs, hasNextPage } = await req.payload.find(query);
    const records = await findAnswers(req, docs);
    for (const submission of docs) {
      const answers = records.get(submission.id)?.answers ?? [];
      const textOf = new Map(answers.map(({ label, text }) => [label, text]));
      yield [...COLUMNS.map(([, of]) => of(submission)), ...labels.map((label) => textOf.get(label) ?? '')];
    }
    hasNext = hasNextPage;
  }
}

/** Escapes cells that a spreadsheet would run as formulas, because visitors wrote the texts. */
export function submissionsToCsv(req: SignedInRequest, where: Where, sort: string[]): Stringifier {
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  Readable.from(lines(req, where, sort))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
  return csv;
}
