import { z } from 'zod';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email } from '#app/features/forms/field-schemas.ts';
import { plural } from '#law/numbers.ts';

export const MAX_RECIPIENTS = 5;

const RECIPIENTS_MESSAGE = 'Please enter a valid email address';
const MAX_ADDRESS_LENGTH = 254;

const recipients = z
  .string({ error: RECIPIENTS_MESSAGE })
  .max(MAX_RECIPIENTS * (MAX_ADDRESS_LENGTH + 2), RECIPIENTS_MESSAGE)
  .transform((typed) => typed.split(/[\s,;]+/).filter(Boolean))
  .transform((addresses, context) => {
    const results = addresses.map((address) => ({ address, ...email().safeParse(address) }));
    const wrong = results.filter(({ success }) => !success).map(({ address }) => address);
    const [one] = wrong;
    const addError = (message: string) => context.addIssue({ code: 'custom', message });
    if (addresses.length === 0 || (one && addresses.length === 1)) addError(RECIPIENTS_MESSAGE);
    else if (one) {
      const names = new Intl.ListFormat('en-US').format(wrong);
      addError(
        plural(wrong.length, {
          one: `${names} is not a valid email address`,
          other: `${names} are not valid email addresses`,
        }),
      );
    }
    const valid = [...new Set(results.flatMap(({ data }) => data ?? []))];
    if (valid.length > MAX_RECIPIENTS) addError(`Please enter at most ${MAX_RECIPIENTS} email addresses`);
    return valid;
  });

export const mailRequestForm = defineForm(
  z.object({ email: recipients }),
  'We could not email the report. Please try again.',
);
