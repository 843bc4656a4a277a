import { Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import type { FlattenedField, PayloadRequest } from 'payload';
import { type InboxDocument, type InboxSlug, valueAt } from './kinds.ts';
import { fieldLabel, fieldText } from './field-text.ts';
import { type ListQuery, listWhere } from './list-query.ts';

const PAGE_SIZE = 200;

/** Fields that are of no use in a spreadsheet: internal ones, and where a file is stored. */
const OMITTED = new Set([
  'submissionDigest',
  'key',
  'reviewStartedAt',
  'revision',
  'prefix',
  'url',
  'thumbnailURL',
  'filename',
  'firstFile',
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

function columnsFor(fields: FlattenedField[], path = '', label = ''): Column[] {
  return fields.flatMap((field) => {
    if (OMITTED.has(field.name) || field.type === 'join') return [];
    const [here, name] = [`${path}${field.name}`, `${label}${fieldLabel(field)}`];
    if (field.type === 'group' || field.type === 'tab') {
      return columnsFor(field.flattenedFields, `${here}.`, `${name}: `);
    }
    return [{ path: here, label: field.type === 'date' ? `${name} (UTC)` : name, field }];
  });
}

/** "2026-11-21 17:30:00", which spreadsheets recognize as a date. */
const formatTime = (value: string): string => new Date(value).toISOString().slice(0, 19).replace('T', ' ');

/** The name of a related document: the account of an assignee, the business of an assessment. */
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

/** In the order of IDs, so that rows that are stored in the meantime come last, and none comes twice. */
async function* rows(req: PayloadRequest, collection: InboxSlug, query: ListQuery, columns: Column[]) {
  yield ['Number', ...columns.map(({ label }) => label)];
  const { config } = req.payload.collections[collection];
  for (let last = 0; ;) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [listWhere(config, query), { id: { greater_than: last } }] },
      sort: 'id',
      limit: PAGE_SIZE,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user: req.user,
    });
    for (const document of docs) {
      yield [document.id, ...columns.map((column) => cellText(column, document))];
    }
    if (docs.length < PAGE_SIZE) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/**
 * Everything that a list shows, as CSV. A cell that a spreadsheet would run as a formula gets an apostrophe in front:
 * what visitors wrote must not run on the machine of the person who opens the file.
 */
export function listToCsv(req: PayloadRequest, collection: InboxSlug, query: ListQuery): Stringifier {
  const columns = columnsFor(req.payload.collections[collection].config.flattenedFields);
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  Readable.from(rows(req, collection, query, columns))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
  return csv;
}
