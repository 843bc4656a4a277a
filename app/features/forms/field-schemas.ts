import { formatNumber } from '#law/numbers.ts';
import { z } from 'zod';
import { readNumber, withoutAreaUnit } from '#law/typed-number.ts';
import { checkFiles, fieldMessages, type UploadRule } from './upload-rules.ts';

export const UNPRINTABLE_MESSAGE = 'Please remove the characters that cannot be shown';

/** Allows tabs and line breaks, but no other control characters, which keyboards cannot type. */
const isPrintable = (text: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(text);

export const isOneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

const tooLong = (max: number): string => `Please use at most ${formatNumber(max)} characters`;

interface TextOptions {
  message: string;
  min?: number;
  max: number;
}

export const multiLine = ({ message, min = 1, max }: TextOptions) =>
  z
    .string({ error: message })
    .trim()
    .min(min, message)
    .max(max, tooLong(max))
    .refine(isPrintable, UNPRINTABLE_MESSAGE);

export const singleLine = (options: TextOptions) => multiLine(options).refine(isOneLine, UNPRINTABLE_MESSAGE);

const EMAIL_MESSAGE = 'Please enter a valid email address';

/** As strict as Payload, and stricter than browsers: single dots only, and a domain that ends in letters. */
const isDeliverable = (address: string): boolean =>
  !/\.\.|^\.|\.@/.test(address) && /\.[a-z]{2,}$/i.test(address);

/** Converts to lowercase, so that each person has a single email address. */
export const email = (message: string = EMAIL_MESSAGE) =>
  z
    .string({ error: message })
    .trim()
    .max(254, message)
    .regex(z.regexes.html5Email, { error: message, abort: true })
    .refine(isDeliverable, message)
    .transform((value) => value.toLowerCase());

const WEBSITE_MESSAGE = 'Please enter a valid website URL';

/** Adds "https://" to input like "example.com". */
export const website = () =>
  z
    .string()
    .trim()
    .max(300, tooLong(300))
    .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine(isWebUrl, WEBSITE_MESSAGE);

function isWebUrl(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
  } catch {
    return false;
  }
}

const MAX_NUMBER_LENGTH = 40;

interface NumberOptions {
  message: string;
  max: number;
}

const quantity = (
  read: (typed: string) => number,
  { message, isValid }: { message: string; isValid: (value: number) => boolean },
) =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_NUMBER_LENGTH, message)
    .transform(read)
    .refine(isValid, message);

export const number = ({ message, max }: NumberOptions) =>
  quantity(readNumber, { message, isValid: (value) => value >= 0 && value <= max });

/** In sq ft. The input may include the unit. */
export const area = ({ message, max }: NumberOptions) =>
  quantity((typed) => readNumber(withoutAreaUnit(typed)), {
    message,
    isValid: (value) => value > 0 && value <= max,
  });

export const choice = <const Value extends string>(choices: readonly { value: Value }[], message: string) =>
  z.enum(
    choices.map(({ value }) => value),
    { error: message },
  );

export const checkbox = () => z.boolean().default(false);

/**
 * Checks file names, sizes and counts. The server also inspects the contents. If no file was chosen, browsers
 * send one without a name or content. If a file is required, `missing` is the message for this case.
 */
export const files = (rule: UploadRule, missing?: string) =>
  z.array(z.instanceof(File)).superRefine((sent, context) => {
    const chosen = sent.filter(({ name, size }) => name !== '' || size > 0);
    const messages =
      chosen.length === 0 && missing ? [missing] : fieldMessages(chosen, checkFiles(chosen, rule));
    for (const message of messages) context.addIssue({ code: 'custom', message });
  });
