import { Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import type { FlattenedField, PayloadRequest } from 'payload';
import { valueAt, type InboxDocument } from './document.ts';
import { fieldLabel, fieldWords } from './field-words.ts';
import type { InboxSlug } from './kinds.ts';
import { listWhere } from './list-where.ts';
import type { ListQuery } from './schema.ts';

/** How many rows are read at once. */
const PAGE_SIZE = 200;

/** What a spreadsheet has no use for: fields of the product's own, and where a file lies. */
const LEFT_OUT = new Set([
  'submissionDigest',
  'revision',
  'prefix',
  'url',
  'thumbnailURL',
  'filename',
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

function columnsOf(fields: FlattenedField[], path = '', label = ''): Column[] {
  return fields.flatMap((field) => {
    if (LEFT_OUT.has(field.name) || field.type === 'join') return [];
    const [here, name] = [`${path}${field.name}`, `${label}${fieldLabel(field)}`];
    if (field.type === 'group' || field.type === 'tab') {
      return columnsOf(field.flattenedFields, `${here}.`, `${name}: `);
    }
    return [{ path: here, label: field.type === 'date' ? `${name} (UTC)` : name, field }];
  });
}

/** "2026-11-21 17:30:00", which spreadsheets take for a date. */
const moment = (value: string): string => new Date(value).toISOString().slice(0, 19).replace('T', ' ');

/** A related document by its name: the account of an assignee, the business of an assessment. */
const nameOf = (related: object): string =>
  ['name', 'businessName', 'originalName']
    .map((name) => valueAt(related, name))
    .find((name) => typeof name === 'string') ?? '';

function cellOf({ path, field }: Column, document: InboxDocument): string {
  const value = valueAt(document, path);
  if (field.type === 'date' && typeof value === 'string') return moment(value);
  const isRelated = field.type === 'relationship' || field.type === 'upload';
  if (isRelated && typeof value === 'object' && value !== null) return nameOf(value);
  return fieldWords(field, value);
}

/** Row after row, by number: what arrives meanwhile comes last, and none comes twice. */
async function* rowsOf(req: PayloadRequest, collection: InboxSlug, query: ListQuery, columns: Column[]) {
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
      yield [document.id, ...columns.map((column) => cellOf(column, document))];
    }
    if (docs.length < PAGE_SIZE) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/**
 * What a list shows, as CSV. A cell that a spreadsheet would take for a formula begins with an apostrophe: what
 * visitors wrote must not run on the machine of whoever opens it.
 */
export function csvOf(req: PayloadRequest, collection: InboxSlug, query: ListQuery): Stringifier {
  const columns = columnsOf(req.payload.collections[collection].config.flattenedFields);
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  Readable.from(rowsOf(req, collection, query, columns))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv);
  return csv;
}
