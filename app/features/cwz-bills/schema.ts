import { z } from 'zod';
import { file } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';
import { BILL_RULE } from '../forms/upload-rules.ts';

/** Specification section 5, "CWZ upload". */
export const FILE_AND_CONSENT = 'Please select a file and provide consent';

/** Specification section 8, "CWZ upload". */
export const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.';

/** The consent to the analysis of a bill. */
export const billSchema = z.object({ consent: z.literal(true, { error: FILE_AND_CONSENT }) });

export const receivedBillCheck = formCheck(billSchema);

/** The same with the chosen file, for the browser. */
export const billFormSchema = z.object({
  bill: file(BILL_RULE, FILE_AND_CONSENT),
  consent: billSchema.shape.consent,
});

export type BillFields = z.input<typeof billFormSchema>;

export const billCheck = formCheck(billFormSchema);
