import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { outboxTransport } from './outbox.ts';
import { senderAddress } from './sender.ts';

/** A mail server that does not answer is given up for this time: the mail is tried again later. */
const PATIENCE_MS = 30_000;

const smtpTransport = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });

/**
 * Mail leaves by SMTP where `SMTP_URL` is set. Elsewhere each message becomes an .eml file
 * in the outbox folder of the data directory, for a person to open.
 */
export const mailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: senderAddress(),
    defaultFromName: 'Lotline',
    skipVerify: true,
    transport: process.env.SMTP_URL
      ? smtpTransport(process.env.SMTP_URL)
      : nodemailer.createTransport(outboxTransport()),
  });
