import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Node loads these packages itself, as Payload recommends for development. Bundling them would take a quarter of the
 * build time, and this way the rest of the process shares the same copies. Do not list packages that also have browser
 * components.
 */
const SERVER_PACKAGES = [
  '@aws-sdk/client-s3',
  '@payloadcms/db-postgres',
  '@payloadcms/email-nodemailer',
  'clamscan',
  'csv-parse',
  'drizzle-orm',
  'file-type',
  'jose',
  'mdast-util-from-markdown',
  'nodemailer',
  'payload',
  'pg',
  'postal-mime',
  'saxes',
  'yaml',
  'yauzl',
];

/** Next serves only the admin panel and its REST API. @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compress: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  serverExternalPackages: SERVER_PACKAGES,
  experimental: { turbopackSourceMaps: false },
};

export default withPayload(config, { devBundleServerPackages: false });
