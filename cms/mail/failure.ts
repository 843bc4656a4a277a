import { z } from 'zod';

export interface Failure {
  /** A sentence for staff, without the mail server's own message, which may name a person. */
  reason: string;
  /** Whether another try would end the same way. */
  isPermanent: boolean;
}

/** Nodemailer's errors. Source: its documentation, "Error reference". */
const smtpErrorSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().int().optional(),
});

const UNREACHABLE = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

/** Rejects this mail for good, not just at this time: RFC 5321, section 4.2.1. */
const isPermanentRejection = ({ code = '', responseCode = 0 }: z.infer<typeof smtpErrorSchema>): boolean =>
  responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);

function reasonFor(refusal: z.infer<typeof smtpErrorSchema>): string {
  const { code = '', command, responseCode } = refusal;
  const number = responseCode ? ` (${responseCode})` : '';
  if (code === 'EAUTH') return `The mail server rejected our sign-in${number}.`;
  if (isPermanentRejection(refusal)) {
    return command === 'RCPT TO'
      ? `The mail server rejected this recipient${number}.`
      : `The mail server rejected this mail${number}.`;
  }
  if (responseCode) return `The mail server could not accept the mail at that time${number}.`;
  if (UNREACHABLE.includes(code)) return 'The mail server could not be reached, or closed the connection.';
  return 'The mail could not be sent.';
}

export function failureOf(error: unknown): Failure {
  if (error instanceof z.ZodError) return { reason: 'The mail is malformed.', isPermanent: true };
  const { data: refusal = {} } = smtpErrorSchema.safeParse(error);
  return { reason: reasonFor(refusal), isPermanent: isPermanentRejection(refusal) };
}
