import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Next serves only the admin panel and its REST API. @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compress: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default withPayload(config, { devBundleServerPackages: false });
