import type { UIFieldServerProps } from 'payload';
import type { BillUpload } from '#cms/payload-types.ts';
import { SCAN_STATES } from './scan.ts';
import './file-list.css';

const KIBIBYTE = 1024;

/** Rounded up, so that no file has none: "12 KB". */
const sizeText = (bytes: number): string => `${Math.ceil(bytes / KIBIBYTE).toLocaleString('en-US')} KB`;

const scanText = ({ scan }: BillUpload): string | undefined =>
  SCAN_STATES.find(({ value }) => value === scan)?.label;

const Entry = ({ file, isShown }: { file: BillUpload; isShown: boolean }) => (
  <li aria-current={isShown || undefined}>
    <a href={`/admin/collections/bill-uploads/${file.id}`}>{file.originalName}</a>
    <span>
      {file.mimeType}, {sizeText(file.filesize ?? 0)}. {scanText(file)}.
    </span>
    {file.scan === 'waiting' || file.scan === 'infected' ? null : (
      <a href={file.url ?? undefined} download>
        Download<span className="bill-files__name"> {file.originalName}</span>
      </a>
    )}
  </li>
);

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;

type Props = Pick<UIFieldServerProps, 'collectionSlug' | 'data' | 'id' | 'req'>;

/** The files of a bill in the order in which they were sent, on the bill and on its invoice submission. */
export async function FileList({ collectionSlug, data, id, req }: Props) {
  const isBill = collectionSlug === 'bill-uploads';
  const first = isBill ? (idOf(data.firstFile) ?? id) : idOf(data.bill);
  if (!first) return null;
  const { docs } = await req.payload.find({
    collection: 'bill-uploads',
    where: { or: [{ id: { equals: first } }, { firstFile: { equals: first } }] },
    sort: 'fileNumber',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  if (docs.length === 0 || (isBill && docs.length === 1)) return null;
  return (
    <div className="bill-files">
      <h3>{docs.length === 1 ? '1 file' : `${docs.length} files, in the order they were sent`}</h3>
      <ol>
        {docs.map((file) => (
          <Entry key={file.id} file={file} isShown={isBill && file.id === id} />
        ))}
      </ol>
    </div>
  );
}
