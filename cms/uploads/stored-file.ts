import type { Readable } from 'node:stream';

/** Which file: its folder in a bucket, and its name. */
export interface StoredFile {
  prefix?: string | null;
  filename?: string | null;
}

/** A file as it lies there, and since when. */
export interface FoundFile {
  place: StoredFile;
  modifiedAt: Date;
}

/** What is done with stored bills beside what Payload does itself. */
export interface BillStorage {
  open: (file: StoredFile) => Promise<Readable>;
  list: () => AsyncIterable<FoundFile>;
  remove: (file: StoredFile) => Promise<void>;
}
