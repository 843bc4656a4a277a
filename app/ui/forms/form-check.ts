import type { Submission } from '@conform-to/react';

/** Checks what stands in a form against its schema. */
export type FormCheck<Values> = (formData: FormData) => Submission<Values>;
