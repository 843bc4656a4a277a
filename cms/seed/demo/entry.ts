import type { CollectionSlug } from 'payload';
import type { InvoiceSubmission } from '#cms/payload-types.ts';

/** A file that came with a submission. */
export interface DemoBill {
  name: string;
  bytes: Buffer;
  /** Where the analysis of this file stands, where it has one of its own. */
  analysis?: { status: InvoiceSubmission['status'] };
}

/** One thing that a visitor of the demo sent. */
export interface DemoEntry {
  collection: CollectionSlug;
  /** By which it is known: a second run finds it in the field that is named here. */
  mark: { field: 'submissionDigest' | 'publicId' | 'email'; value: string };
  /** When it came. */
  receivedAt: Date;
  data: Record<string, unknown>;
  bill?: DemoBill;
}

/** The mark of a submission whose row keeps a digest of what was sent. */
export const digestMark = (kind: string, number: number): DemoEntry['mark'] => ({
  field: 'submissionDigest',
  value: `demo:${kind}:${number}`,
});
