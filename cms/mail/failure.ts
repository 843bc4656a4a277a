import { z } from 'zod';

export interface Failure {
  /** A sentence for staff. Omits the mail server's message, which may contain personal data. */
  reason: string;
  isPermanent: boolean;
  isRecipientRejected: boolean;
}

/** See "Error reference" in Nodemailer's documentation. */
const smtpErrorSchema = z.object({
  code: z.string().default(''),
  command: z.string().optional(),
  responseCode: z.number().int().default(0),
});

const UNREACHABLE = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

export function explainFailure(error: unknown): Failure {
  if (error instanceof z.ZodError) {
    return { reason: 'The email is malformed.', isPermanent: true, isRecipientRejected: false };
  }
  const { code, command, responseCode } = smtpErrorSchema.safeParse(error).data ?? smtpErrorSchema.parse({});
  // The server rejects this email for good, not just for now. See RFC 5321, section 4.2.1.
  const isPermanent = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
  const isRecipientRejected = isPermanent && command === 'RCPT TO';
  const number = responseCode ? ` (${responseCode})` : '';
  const reason = (): string => {
    if (code === 'EAUTH') return `The mail server rejected our sign-in${number}.`;
    if (isPermanent) {
      return `The mail server rejected this ${isRecipientRejected ? 'recipient' : 'email'}${number}.`;
    }
    if (responseCode) return `The mail server could not accept the email at that time${number}.`;
    if (UNREACHABLE.includes(code)) return 'The mail server could not be reached, or closed the connection.';
    return 'The email could not be sent.';
  };
  return { reason: reason(), isPermanent, isRecipientRejected };
}
