import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { Articles } from '#collections/articles/index.ts';
import { Media } from '#collections/media/index.ts';
import { Modules } from '#collections/modules/index.ts';
import { NewsletterSubscriptions } from '#collections/newsletter-subscriptions/index.ts';
import { Users } from '#collections/users/index.ts';
import { VendorApplications } from '#collections/vendor-applications/index.ts';
import { branding } from './admin/branding/index.ts';
import { articleEditor } from './fields/article-editor.ts';
import { SiteSettings } from './globals/site-settings.ts';
import { jobs } from './jobs/index.ts';
import { mailAdapter } from './mail/adapter.ts';
import { objectStorage } from './object-storage.ts';
import { articleSeo } from './seo.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const siteUrl = process.env.SITE_URL;

export default buildConfig({
  ...(siteUrl ? { serverURL: siteUrl, csrf: [siteUrl] } : {}),
  secret: process.env.PAYLOAD_SECRET ?? '',
  admin: {
    user: Users.slug,
    // The default fetches pictures from a third party by the e-mail addresses of staff.
    avatar: 'default',
    importMap: { baseDir: folder, importMapFile: path.join(folder, 'app/(payload)/admin/importMap.js') },
    ...branding,
  },
  collections: [Articles, Modules, Media, VendorApplications, NewsletterSubscriptions, Users],
  globals: [SiteSettings],
  editor: articleEditor,
  email: mailAdapter(),
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL, application_name: 'lotline' },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.resolve(folder, '../migrations'),
  }),
  graphQL: { disable: true },
  jobs,
  plugins: [seoPlugin(articleSeo), ...objectStorage()],
  sharp,
  telemetry: false,
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
});
