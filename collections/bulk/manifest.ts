import { z } from 'zod';

const fileSchema = z.object({
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
  /** Of a CSV, in their order. */
  columns: z.array(z.string()).optional(),
});

export type BulkFile = z.infer<typeof fileSchema>;

const manifestSchema = z.object({
  /** The time of the edition in UTC: "20261127-064500". */
  version: z.string(),
  /** The day in New York whose laws, figures, and dates the files have. */
  day: z.iso.date(),
  /** The editions of the city's data, by set. */
  cityData: z.record(z.string(), z.string()),
  files: z.array(fileSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

export const parseManifest = (json: string): Manifest => manifestSchema.parse(JSON.parse(json));

const IS_VERSION = /^\d{8}-\d{6}$/;

export const isVersion = (text: string): boolean => IS_VERSION.test(text);

export const versionAt = (now: Date): string =>
  now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(/[-:]/g, '').replace('T', '-');
