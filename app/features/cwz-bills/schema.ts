import { z } from 'zod';
import { fileField } from '../uploads/file-field.ts';
import { BILL_RULE } from '../uploads/limits.ts';
import { FILE_AND_CONSENT } from './messages.ts';

/** The consent to the analysis of a bill. Source: specification section 5, "CWZ upload". */
export const billSchema = z.object({ consent: z.literal(true, { error: FILE_AND_CONSENT }) });

/** The same with the chosen file, for the browser. */
export const billFormSchema = z.object({
  bill: fileField(BILL_RULE, FILE_AND_CONSENT),
  consent: billSchema.shape.consent,
});

export type BillFormValues = z.infer<typeof billFormSchema>;
