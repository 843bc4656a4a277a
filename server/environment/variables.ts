import express from 'express';
import { z } from 'zod';
import { parseSender } from '#cms/mail/imprint.ts';
import { CLAMD_PORT } from '#cms/uploads/virus-scan.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const FORMS_PER_MINUTE = 20;

const DRAIN_ERROR = 'must be a number of seconds from 0 to 10';

export type TrustProxy = false | number | string[];

export function trustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((entry) => entry.trim());
}

export function isTrustProxy(text: string): boolean {
  try {
    express().set('trust proxy', trustProxy(text));
    return true;
  } catch {
    return false;
  }
}

const isOrigin = (text: string) => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return /^https?:$/.test(parsed?.protocol ?? '') && text.replace(/\/$/, '') === parsed?.origin;
};

const url = (protocol: RegExp, error: string) => z.url({ protocol, error });

const wholeNumber = (min: number, max: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });

const port = () => wholeNumber(1, 65_535, 'must be a whole number from 1 to 65535');

const atLeast = (length: number) =>
  z.string().min(length, { error: `must be at least ${length} characters long` });

export const variables = z.object({
  PORT: port()
    .default(3000)
    .describe('The port on which the site and the admin panel answer. 3000 unless set.'),
  SITE_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an origin such as https://www.example.org, without a path' })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('The address that visitors use, without a path. http://localhost:PORT unless set.'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be an address such as postgres://user:password@host:5432/name')
    .optional()
    .describe('A PostgreSQL database. Unless set, the product runs a database of its own in DATA_DIR.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('The folder for the product’s own database, the outbox and its secret. .data unless set.'),
  PAYLOAD_SECRET: atLeast(16)
    .optional()
    .describe(
      'Signs sessions. Required in production with DATABASE_URL; otherwise made and kept in DATA_DIR.',
    ),
  ADMIN_EMAIL: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe('The email address of the first admin, made when there are no users yet.'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe('The password of the first admin. Unless set, one is made and printed once.'),
  SMTP_URL: url(/^smtps?$/, 'must be an address such as smtp://user:password@host:587')
    .optional()
    .describe('The mail server. Unless set, mail is written to the outbox folder of DATA_DIR.'),
  MAIL_FROM: z
    .string()
    .refine((text) => z.regexes.html5Email.test(parseSender(text)?.address ?? ''), {
      error: 'must be an email address, such as mail@example.com or "Lotline <mail@example.com>"',
    })
    .optional()
    .describe('The address from which mail is sent, alone or as "Lotline <mail@example.com>".'),
  STAFF_MAIL: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every((entry) => z.regexes.html5Email.test(entry)), {
      error: 'must be email addresses, separated by commas',
    })
    .transform((list) => list.join(','))
    .optional()
    .describe('Who is told what visitors send, separated by commas. All staff and admins unless set.'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('The S3 bucket for uploaded files. Unless set, they are kept in folders on this machine.'),
  S3_ENDPOINT: url(/^https?$/, 'must be an address such as https://s3.example.org')
    .optional()
    .describe('The address of the S3 server, for servers other than Amazon’s.'),
  S3_REGION: z.string().optional().describe('The region of the bucket. Required with S3_BUCKET.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('The key for the bucket. Required with S3_BUCKET.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The key’s secret. Required with S3_BUCKET.'),
  CLAMD_HOST: z
    .string()
    .optional()
    .describe('The host of a clamd virus scanner. Unless set, uploaded bills are not scanned.'),
  CLAMD_PORT: port().default(CLAMD_PORT).describe(`The port of the virus scanner. ${CLAMD_PORT} unless set.`),
  GEOSEARCH_URL: url(/^https?$/, 'must be an address such as https://geosearch.planninglabs.nyc')
    .optional()
    .describe(
      'City Planning’s GeoSearch, for addresses that no loaded set has. Unless set, nothing is sent there.',
    ),
  OPEN_DATA_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an origin such as https://data.cityofnewyork.us, without a path' })
    .default('https://data.cityofnewyork.us')
    .describe('The city’s open data portal, which a sync reads. https://data.cityofnewyork.us unless set.'),
  OPEN_DATA_TOKEN: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be an app token of the portal' })
    .optional()
    .describe('An app token of the portal. Unless set, it allows fewer requests.'),
  CITY_DATA_SYNC: z
    .enum(['nightly', 'off'], { error: 'must be nightly or off' })
    .default('off')
    .describe(
      'Whether the city’s data is loaded and then brought up to date every night: nightly or off. off unless set.',
    ),
  BULK_FILES: z
    .enum(['nightly', 'off'], { error: 'must be nightly or off' })
    .default('nightly')
    .describe('Whether the bulk file of the API is written every night: nightly or off. nightly unless set.'),
  EXAMPLE_PARTNERS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'Whether marked example partners show until three real ones are featured: on or off. on unless set.',
    ),
  METRICS_TOKEN: atLeast(16)
    .optional()
    .describe('What Prometheus sends as a bearer token to read /metrics. Unless set, there is no such page.'),
  RATE_LIMIT_FORMS_PER_MINUTE: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'must be a whole number, 0 or more')
    .default(FORMS_PER_MINUTE)
    .describe(
      `How often one address may send one form in a minute. ${FORMS_PER_MINUTE} unless set; 0: no limit.`,
    ),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, {
      error: 'must be the number of proxies, or their addresses or subnets, separated by commas',
    })
    .optional()
    .describe('The proxies before the product: how many, or their addresses. None is believed unless set.'),
  DRAIN_SECONDS: z.coerce
    .number({ error: DRAIN_ERROR })
    .min(0, { error: DRAIN_ERROR })
    .max(10, { error: DRAIN_ERROR })
    .default(0)
    .describe(
      'How long it serves on after it was told to stop, until balancers know. 0 unless set; at most 10.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe('How much is logged: silent, fatal, error, warn, info, debug or trace. info unless set.'),
});

export type Variables = z.output<typeof variables>;

export const variableNames = variables.keyof().options;
