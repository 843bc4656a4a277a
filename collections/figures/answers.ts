import { z } from 'zod';

/** What the endpoints of the register answer to its screens in the panel. Days are in ISO 8601. */

export const choicesSchema = z.object({
  choices: z.array(
    z.object({
      use: z.string(),
      name: z.string(),
      unit: z.string(),
      checkedOn: z.string(),
      module: z.string(),
      /** Future values: "$300 from January 1, 2027". */
      coming: z.array(z.string()),
      /** The ways to show it in a sentence, as they are read today, the usual one first. */
      forms: z.array(z.object({ placeholder: z.string(), text: z.string() })).min(1),
    }),
  ),
});

/** A figure or deadline that an editor can put into a text. */
export type Choice = z.infer<typeof choicesSchema>['choices'][number];

export const usesSchema = z.object({
  uses: z.array(
    z.object({
      title: z.string(),
      /** "Article", "Page". */
      kind: z.string(),
      /** The path of its form, below /admin. */
      path: z.string(),
      /** Whether only its newest draft names it. */
      isDraft: z.boolean(),
      /** The sentences that name it, with their placeholders. */
      sentences: z.array(z.string()),
    }),
  ),
  rules: z.array(z.object({ rule: z.string(), page: z.string() })),
});

/** A text of the site that names a figure or deadline. */
export type UseInContent = z.infer<typeof usesSchema>['uses'][number];

/** What pages and calculations say before and after a change of a figure. */
export const previewSchema = z.object({
  /** The first day on which pages change; absent where they do not. */
  day: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  sentences: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      before: z.string(),
      after: z.string(),
      /** Whether it contains a result that an editor calculated from the figure and typed. */
      isTypedResult: z.boolean(),
    }),
  ),
  /** What calculations lead to. */
  examples: z.array(z.object({ rule: z.string(), before: z.string(), after: z.string() })),
});

export type ChangePreview = z.infer<typeof previewSchema>;

/** What was read in a source. */
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
