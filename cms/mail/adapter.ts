import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import { outboxTransport } from './outbox.ts';

/**
 * Mail leaves by SMTP where `SMTP_URL` is set. Elsewhere each message becomes an .eml file
 * in the outbox folder of the data directory, for a person to open.
 */
export const mailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: process.env.MAIL_FROM ?? 'no-reply@lotline.example',
    defaultFromName: 'Lotline',
    skipVerify: true,
    transport: process.env.SMTP_URL
      ? nodemailer.createTransport(process.env.SMTP_URL)
      : nodemailer.createTransport(outboxTransport()),
  });
