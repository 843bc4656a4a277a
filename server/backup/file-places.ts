import { BILL_FOLDERS } from '#cms/uploads/bill-names.ts';
import { configuredBucket, MEDIA_PREFIX } from '#cms/uploads/bucket.ts';
import { billsDirectory, mediaDirectory } from '#cms/uploads/folders.ts';
import { bucketPlace } from './bucket-place.ts';
import { type FilePlace, folderPlace } from './folder-place.ts';
import type { FilePlaceName } from './manifest.ts';

/** Where the product of this environment keeps its files: in folders of this machine, or in a bucket. */
export function openFilePlaces(): Record<FilePlaceName, FilePlace> {
  const bucket = configuredBucket();
  if (!bucket) return { media: folderPlace(mediaDirectory()), bills: folderPlace(billsDirectory()) };
  return {
    media: bucketPlace(bucket, [MEDIA_PREFIX]),
    bills: bucketPlace(bucket, Object.values(BILL_FOLDERS)),
  };
}
