import { usesIn } from '#law/figures/placeholders.ts';
import { bodyError, subjectError } from '#cms/mail/copy-validation.ts';
import { line, type MailTemplate, allPlaceholders } from '#cms/mail/template.ts';

export const REPLY_COPY: MailTemplate = {
  label: 'Reply',
  purpose: 'Offered to staff when they answer a submission.',
  recipient: 'The person who sent the submission.',
  placeholders: {
    name: line('The name of the person who wrote to us.', 'Olive Owner'),
    reference: line('The reference number, where this kind of submission has one.', 'K7M2-9QXD'),
    receivedDay: line('The day on which it was received.', 'June 2, 2027'),
    dueDay: line('The day by which we promised an answer.', 'June 4, 2027'),
    statusLabel: line('The status of the submission.', 'In review'),
    staffName: line('The name of the person who replies.', 'Sam Staff'),
  },
};

/** Rejects figures in templates, where nobody would notice that a figure was withdrawn. */
const withoutFigures =
  (errorIn: typeof bodyError) =>
  (copy: string): string | undefined => {
    const [figure] = usesIn(copy);
    return figure ? `{${figure}} cannot be used here. Write the value itself.` : errorIn(REPLY_COPY, copy);
  };

export const replySubjectError = withoutFigures(subjectError);
export const replyBodyError = withoutFigures(bodyError);

export type ReplyValues = Partial<Record<string, string>>;

/** Keeps placeholders that have no value, for staff to replace. */
export const fillCopy = (copy: string, values: ReplyValues): string =>
  copy.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] || braces);

export const leftPlaceholder = (text: string): string | undefined =>
  Object.keys(allPlaceholders(REPLY_COPY))
    .map((name) => `{${name}}`)
    .find((braces) => text.includes(braces));
