import { z } from 'zod';
import { defineForm } from '../forms/define-form.ts';
import { email } from '../forms/field-schemas.ts';

export const mailRequestForm = defineForm(
  z.object({ email: email() }),
  'We could not email the report. Please try again.',
);
