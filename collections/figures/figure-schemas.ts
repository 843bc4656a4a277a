import { z } from 'zod';

export const choicesSchema = z.object({
  choices: z.array(
    z.object({
      use: z.string(),
      name: z.string(),
      unit: z.string(),
      checkedOn: z.string(),
      module: z.string(),
      /** Future values, such as "$300 from January 1, 2027". */
      coming: z.array(z.string()),
      forms: z.array(z.object({ placeholder: z.string(), text: z.string() })).min(1),
    }),
  ),
});

export type Choice = z.infer<typeof choicesSchema>['choices'][number];

export const usesSchema = z.object({
  uses: z.array(
    z.object({
      title: z.string(),
      kind: z.string(),
      path: z.string(),
      isDraft: z.boolean(),
      sentences: z.array(z.string()),
    }),
  ),
  rules: z.array(z.object({ rule: z.string(), page: z.string() })),
});

export type UseInContent = z.infer<typeof usesSchema>['uses'][number];

export const previewSchema = z.object({
  /** The first day (ISO 8601) on which pages change, if any. */
  day: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  sentences: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      before: z.string(),
      after: z.string(),
      /** Whether the sentence contains a result that an editor calculated from the figure and typed. */
      isTypedResult: z.boolean(),
    }),
  ),
  examples: z.array(z.object({ rule: z.string(), before: z.string(), after: z.string() })),
});

export type ChangePreview = z.infer<typeof previewSchema>;

export const entriesSchema = z.object({
  entries: z.array(
    z.object({
      collection: z.enum(['figures', 'deadlines', 'laws']),
      id: z.number(),
      title: z.string(),
      checkedOn: z.string(),
    }),
  ),
});

export type SourceEntry = z.infer<typeof entriesSchema>['entries'][number];
