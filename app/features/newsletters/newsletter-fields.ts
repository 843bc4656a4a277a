import { z } from 'zod';
import { SECTIONS } from '#law/modules.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email } from '#app/features/forms/field-schemas.ts';
import { INVALID_EMAIL, SUBSCRIPTION_FAILED } from './sign-up-messages.ts';

export const newsletterForm = defineForm(
  z.object({ email: email(INVALID_EMAIL.description), section: z.enum(SECTIONS).optional() }),
  SUBSCRIPTION_FAILED.description,
);
