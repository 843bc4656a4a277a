import { Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import { format } from 'date-fns';
import type { FlattenedField } from 'payload';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { fieldLabel, fieldText } from '#cms/fields/field-text.ts';
import { type InboxDocument, inboxKind, type InboxSlug, type SubmissionKey, valueAt } from './kinds/index.ts';

const PAGE_SIZE = 200;

const OMITTED = new Set([
  'submission',
  'submissionDigest',
  'key',
  'reviewStartedAt',
  'revision',
  'prefix',
  'url',
  'thumbnailURL',
  'filename',
  'bill',
  'fileNumber',
  'focalX',
  'focalY',
  'width',
  'height',
]);

interface Column {
  path: string;
  label: string;
  field: FlattenedField;
}

function columnsFor(fields: FlattenedField[], prefix = '', label = ''): Column[] {
  return fields.flatMap((field) => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const [here, name] = [`${prefix}${field.name}`, `${label}${fieldLabel(field)}`];
    if (field.type === 'group' || field.type === 'tab') {
      return columnsFor(field.flattenedFields, `${here}.`, `${name}: `);
    }
    const path = 'virtual' in field && typeof field.virtual === 'string' ? field.virtual : here;
    return [{ path, label: field.type === 'date' ? `${name} (New York)` : name, field }];
  });
}

/** "2026-11-21 12:30:00", which spreadsheets recognize as a date. */
const formatTime = (value: string): string => format(inNewYork(new Date(value)), 'yyyy-MM-dd HH:mm:ss');

const relatedName = (related: object): string =>
  ['name', 'businessName', 'originalName']
    .map((name) => valueAt(related, name))
    .find((name) => typeof name === 'string') ?? '';

function cellText({ path, field }: Column, document: InboxDocument): string {
  const value = valueAt(document, path);
  if (field.type === 'date' && typeof value === 'string') return formatTime(value);
  const isRelated = field.type === 'relationship' || field.type === 'upload';
  if (isRelated && typeof value === 'object' && value !== null) return relatedName(value);
  return fieldText(field, value);
}

async function findDocuments(req: SignedInRequest, collection: InboxSlug, keys: readonly SubmissionKey[]) {
  const ids = keys.filter((key) => key.collection === collection).map(({ id }) => id);
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 2,
    overrideAccess: false,
    user: req.user,
  });
  return new Map<number, InboxDocument>(docs.map((document) => [document.id, document]));
}

/** Fields of different kinds with the same label share a column. */
async function* rows(req: SignedInRequest, keys: readonly SubmissionKey[]) {
  const kinds = [...new Set(keys.map(({ collection }) => collection))];
  const { collections } = req.payload;
  const columns = new Map(
    kinds.map((slug) => {
      const ofKind = columnsFor(collections[slug].config.flattenedFields);
      return [slug, new Map(ofKind.map((column) => [column.label, column]))];
    }),
  );
  const labels = [...new Set([...columns.values()].flatMap((ofKind) => [...ofKind.keys()]))];
  yield ['Kind', 'Number', ...labels];
  for (let start = 0; start < keys.length; start += PAGE_SIZE) {
    const page = keys.slice(start, start + PAGE_SIZE);
    const documents = new Map(
      await Promise.all(kinds.map(async (slug) => [slug, await findDocuments(req, slug, page)] as const)),
    );
    for (const { collection, id } of page) {
      const document = documents.get(collection)?.get(id);
      if (!document) continue;
      const cells = labels.map((label) => {
        const column = columns.get(collection)?.get(label);
        return column ? cellText(column, document) : '';
      });
      yield [inboxKind(collection).singular, id, ...cells];
    }
  }
}

/** Escapes cells that a spreadsheet would run as formulas, because visitors wrote these texts. */
export function submissionsToCsv(req: SignedInRequest, keys: readonly SubmissionKey[]): Stringifier {
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  Readable.from(rows(req, keys))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
  return csv;
}
