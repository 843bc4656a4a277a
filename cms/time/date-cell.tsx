import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { newYorkTime } from './new-york.ts';

export function NewYorkDateCell({
  cellData,
  collectionSlug,
  link,
  rowData,
}: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null;
  const time = <time dateTime={cellData}>{newYorkTime(cellData)}</time>;
  const { id } = rowData as { id?: number | string };
  return link ? <Link href={`/admin/collections/${collectionSlug}/${id}`}>{time}</Link> : time;
}
