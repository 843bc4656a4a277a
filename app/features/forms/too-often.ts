import type { SubmissionResult } from '@conform-to/react';

/** What any form is answered that was sent too often, whatever its own answers look like. */
export interface TooOften {
  result: SubmissionResult;
}

/** Said beside a form that was sent too often. */
export const tooOftenMessage = (seconds: number): string =>
  `You have sent this form many times in a short while. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again`;

/** Said beside a form that asks for a mail to an address that was sent several. */
export const tooManyMailsMessage = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `We have sent several mails to this email address within the last hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

/** Whether a form was answered that it was sent too often, for forms whose own answers are not a result. */
export const isTooOften = (answer: object): answer is TooOften => 'result' in answer;

/** What is said of it. */
export const messageOf = ({ result }: TooOften): string => result.error?.['']?.join(' ') ?? '';
