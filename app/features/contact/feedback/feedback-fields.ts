import { z } from 'zod';
import { FEEDBACK_TYPES } from '#law/modules.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { choice, email, singleLine, multiLine } from '#app/features/forms/field-schemas.ts';

export const feedbackForm = defineForm(
  z.object({
    name: singleLine({ message: 'Please enter your name', min: 0, max: 120 }).optional(),
    email: email().optional(),
    feedbackType: choice(FEEDBACK_TYPES, 'Please select a feedback type').optional(),
    feedback: multiLine({ message: 'Please write your feedback', min: 0, max: 5000 }).optional(),
  }),
  'There was an error sending your feedback. Please try again.',
);
