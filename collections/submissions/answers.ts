import type { FlattenedField, PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { fieldLabel, fieldText } from '#cms/fields/field-text.ts';
import { isAnswer } from './record-fields.ts';
import type { RecordSlug } from './kinds.ts';

export interface LabeledAnswer {
  label: string;
  text: string;
}

const OMITTED = new Set(['id', 'createdAt', 'updatedAt', 'submissionDigest', 'reportId', 'isSpam', 'zone']);

const objectAt = (document: object, name: string): object => {
  const value: unknown = Reflect.get(document, name);
  return typeof value === 'object' && value ? value : {};
};

function answersIn(fields: readonly FlattenedField[], document: object, prefix = ''): LabeledAnswer[] {
  return fields.flatMap((field): LabeledAnswer[] => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const label = `${prefix}${fieldLabel(field)}`;
    if (field.type === 'group' || field.type === 'tab')
      return answersIn(field.flattenedFields, objectAt(document, field.name), `${label}: `);
    return [{ label, text: fieldText(field, Reflect.get(document, field.name)) }];
  });
}

/** For a CWZ bill, the answers are in the assessment that the sender completed before it. */
const answerFields = ({ payload: { collections } }: PayloadRequest, record: RecordSlug): FlattenedField[] =>
  record === 'bills'
    ? collections['cwz-assessments'].config.flattenedFields
    : collections[record].config.flattenedFields.filter(isAnswer);

export const answerLabels = (req: PayloadRequest, record: RecordSlug): string[] =>
  answersIn(answerFields(req, record), {}).map(({ label }) => label);

async function findAssessments(req: PayloadRequest, bills: number[]): Promise<Map<number, object>> {
  const files = await findAll(req, 'bill-uploads', { bill: { in: bills }, assessment: { exists: true } });
  const ids = files.map(({ assessment }) => idOf(assessment));
  const assessments = new Map(
    (await findAll(req, 'cwz-assessments', { id: { in: ids } })).map((found) => [found.id, found]),
  );
  return new Map(
    files.flatMap(({ bill, assessment }) => {
      const [id, found] = [idOf(bill), assessments.get(idOf(assessment) ?? 0)];
      return id && found ? [[id, found]] : [];
    }),
  );
}

export interface FoundRecord {
  id: number;
  answers: LabeledAnswer[];
}

/** Returns the submissions' records by submission ID. Includes empty answers. */
export async function findRecords(
  req: PayloadRequest,
  record: RecordSlug,
  submissions: readonly number[],
): Promise<Map<number, FoundRecord>> {
  const documents = await findAll(req, record, { submission: { in: [...submissions] } });
  const ids = documents.map(({ id }) => id);
  const assessments = record === 'bills' ? await findAssessments(req, ids) : undefined;
  const fields = answerFields(req, record);
  return new Map(
    documents.map((document) => {
      const answered = assessments ? (assessments.get(document.id) ?? {}) : document;
      return [idOf(document.submission) ?? 0, { id: document.id, answers: answersIn(fields, answered) }];
    }),
  );
}
