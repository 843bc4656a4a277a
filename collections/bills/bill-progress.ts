import { BILL_FIELDS, type BillFieldName, formatBillValue } from '#law/bills/bill-fields.ts';
import type { Payload } from 'payload';
import { hasRole, STAFF_ROLES } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { openPayload } from '#cms/open-payload.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import type { Bill, Submission } from '#cms/payload-types.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { type BillPage, imageResponse, renderPage } from './page-image.ts';
import { findReading, readValues, toReadField } from './prefill.ts';
import { findFiles } from './stored-bill.ts';

export interface ShownValue {
  label: string;
  value: string;
  isUnsure: boolean;
}

export interface ValueGroup {
  heading: string;
  values: ShownValue[];
}

export interface BillProgress {
  bill: number;
  module: 'll199' | 'cwz';
  reference?: string;
  receivedAt: string;
  readAt?: string;
  closedAt?: string;
  status: Submission['status'];
  /** Undefined if the software does not read the bill. */
  reading?: 'waiting' | 'read' | 'notABill';
  files: string[];
  pages: Pick<BillPage, 'file' | 'page'>[];
  groups: ValueGroup[];
  reportUrl?: string;
}

const UNITS = { recyclingUnit: 'recyclingRate', organicsUnit: 'organicsRate' };

/** `path` is the field's path in the form. `label` replaces the field's label, for example with a fee's name. */
function shownValue(
  bill: Bill,
  { path, value, label }: { path: string; value: string | number | null | undefined; label?: string },
): ShownValue[] {
  const field: BillFieldName | undefined = toReadField(path);
  if (!field || !(field in BILL_FIELDS) || value === undefined || value === null || value === '') return [];
  const isMoney = typeof value === 'number' && BILL_FIELDS[field].type === 'dollars';
  const text = isMoney ? value.toFixed(2) : String(value).replace(/T12:00:00\.000Z$/, '');
  return [
    {
      label: label ?? BILL_FIELDS[field].label,
      value: formatBillValue(field, isMoney && !Number.isInteger(value * 100) ? String(value) : text),
      isUnsure: !bill.checkedAt && (findReading(readValues(bill), path, value)?.isUnsure ?? false),
    },
  ];
}

type Values = Record<string, string | number | null | undefined>;

const ofRow = (stored: Bill, path: string, row: Values): ShownValue[] =>
  Object.entries(row)
    .filter(([name]) => name !== 'id' && !(name in UNITS))
    .flatMap(([name, value]) => shownValue(stored, { path: `${path}.${name}`, value }));

/** Groups the form's values for display, as read or as checked by staff. */
function valueGroups(stored: Bill): ValueGroup[] {
  const { bill, services, fees } = stored;
  const groups = [
    { heading: 'The bill', values: ofRow(stored, 'bill', { ...bill }) },
    ...(services ?? []).map((line, index) => ({
      heading: `Service line ${index + 1}`,
      values: ofRow(stored, `services.${index}`, { ...line }),
    })),
    {
      heading: 'Fees',
      values: (fees ?? []).flatMap(({ label, amount }, index) =>
        shownValue(stored, { path: `fees.${index}.amount`, value: amount, label }),
      ),
    },
  ];
  return groups.filter(({ values }) => values.length > 0);
}

function readingState({ state, kind }: Bill): BillProgress['reading'] {
  if (state === 'waiting' || state === 'reading') return 'waiting';
  if (state !== 'read') return undefined;
  return kind === 'bill' ? 'read' : 'notABill';
}

export async function findBillProgress(key = ''): Promise<BillProgress | undefined> {
  if (!isPublicId(key)) return undefined;
  const payload = await openPayload();
  const bill = await findFirst(payload, 'bills', { key: { equals: key } });
  const id = idOf(bill?.submission);
  const submission = id && (await findFirst(payload, 'submissions', { id: { equals: id } }));
  if (!bill || !submission) return undefined;
  const files = await findFiles(payload, bill.id);
  const { status } = submission;
  const module = bill.module === 'll199' ? 'll199' : 'cwz';
  const reportId = status === 'reportSent' ? bill.report?.reportId : undefined;
  return {
    bill: bill.id,
    module,
    status,
    reference: submission.reference ?? undefined,
    receivedAt: submission.createdAt,
    readAt: bill.readAt ?? undefined,
    closedAt: submission.closedAt ?? undefined,
    reading: readingState(bill),
    files: files.map(({ originalName }) => originalName),
    pages: bill.pages?.length
      ? bill.pages.map(({ file, page }) => ({ file, page }))
      : files.map((_, file) => ({ file, page: 0 })),
    groups: valueGroups(bill),
    reportUrl: reportId ? `/${module}/analysis/${reportId}` : undefined,
  };
}

export async function findBillForStaff(
  payload: Payload,
  { bill, headers }: { bill: string; headers: Headers },
): Promise<Bill | undefined> {
  const { data: id } = idSchema.safeParse(bill);
  if (id === undefined) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user || !hasRole({ user }, ...STAFF_ROLES)) return undefined;
  const access = { overrideAccess: false, user, disableErrors: true };
  return (await payload.findByID({ collection: 'bills', id, depth: 0, ...access })) ?? undefined;
}

export async function findPicture(page: BillPage): Promise<Response | { status: number; message: string }> {
  const found = await renderPage(await openPayload(), page);
  return 'image' in found ? imageResponse(found.image) : found;
}
