import { z } from 'zod';
import { defineForm, formCheck } from '#app/features/forms/define-form.ts';
import { files } from '#app/features/forms/field-schemas.ts';
import { BILL_RULE } from '#app/features/forms/upload-rules.ts';

export const FILE_AND_CONSENT = 'Please select a file and provide consent';

const consent = z.literal(true, { error: FILE_AND_CONSENT });

/** The server inspects the files separately. */
export const receivedBillCheck = formCheck(z.object({ consent }));

export const billForm = defineForm(
  z.object({ bill: files(BILL_RULE, FILE_AND_CONSENT), consent }),
  'There was an error uploading your file. Please try again.',
);
