import type { UIFieldServerProps } from 'payload';
import { plural } from '#law/plural.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { SCAN_STATES } from '#cms/uploads/scan-states.ts';
import './file-list.css';

const KIBIBYTE = 1024;

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

type Props = Pick<UIFieldServerProps, 'collectionSlug' | 'data' | 'id' | 'req'>;

export async function FileList({ collectionSlug, data, id, req }: Props) {
  const bill = idOf(data?.bill);
  if (bill === undefined) return null;
  const isFile = collectionSlug === 'bill-uploads';
  const query = { where: { bill: { equals: bill } }, depth: 0, overrideAccess: false, req } as const;
  const { docs: files } = await req.payload.find({
    ...query,
    collection: 'bill-uploads',
    sort: 'fileNumber',
    pagination: false,
  });
  const { docs: invoices } = isFile
    ? await req.payload.find({ ...query, collection: 'invoice-submissions', limit: 1 })
    : { docs: [] };
  const isListed = files.length > (isFile ? 1 : 0);
  if (!isListed && invoices.length === 0) return null;
  return (
    <div className="bill-files">
      {invoices.map((invoice) => (
        <p key={invoice.id}>
          Sent with the{' '}
          <a href={`/admin/collections/invoice-submissions/${invoice.id}`}>
            invoice submission of {invoice.contactName}
          </a>
        </p>
      ))}
      {isListed && (
        <>
          <h3>
            {plural(files.length, {
              one: '1 file',
              other: `${files.length} files, in the order they were sent`,
            })}
          </h3>
          <ol>
            {files.map((file) => (
              <Entry key={file.id} file={file} isShown={isFile && file.id === id} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
