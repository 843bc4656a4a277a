import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { Articles } from '#collections/articles/index.ts';
import { Bills } from '#collections/bills/index.ts';
import { BillUploads } from '#collections/bills/uploads/index.ts';
import { Changes } from '#collections/submissions/changes.ts';
import { ContactMessages } from '#collections/contact/messages/index.ts';
import { CwzAssessments } from '#collections/commercial-waste/assessments/index.ts';
import { EmissionsReports } from '#collections/ll97/index.ts';
import { Deadlines } from '#collections/figures/deadlines.ts';
import { Erasures } from '#collections/personal-data/erasures.ts';
import { Feedback } from '#collections/contact/feedback/index.ts';
import { Figures } from '#collections/figures/figures.ts';
import { Guides } from '#collections/articles/guides.ts';
import { Submissions } from '#collections/submissions/index.ts';
import { InvoiceSubmissions } from '#collections/bills/invoices/index.ts';
import { Laws } from '#collections/laws/index.ts';
import { MailTemplates } from '#collections/mail/templates/index.ts';
import { Media } from '#collections/media.ts';
import { Modules } from '#collections/modules/index.ts';
import { NewsletterIssues } from '#collections/newsletters/issues/index.ts';
import { NewsletterSubscriptions } from '#collections/newsletters/subscriptions/index.ts';
import { Follows } from '#collections/following/subscribers/follows.ts';
import { Subscribers } from '#collections/following/subscribers/index.ts';
import { Notes } from '#collections/submissions/notes.ts';
import { Partners } from '#collections/vendors/partners.ts';
import { PortfolioBuildings } from '#collections/portfolios/buildings.ts';
import { PortfolioEntries } from '#collections/portfolios/entries.ts';
import { Portfolios } from '#collections/portfolios/index.ts';
import { QuizSubmissions } from '#collections/quizzes/submissions/index.ts';
import { Quizzes } from '#collections/quizzes/index.ts';
import { Redirects } from '#collections/site/redirects.ts';
import { Replies } from '#collections/submissions/replies/index.ts';
import { ReplyTemplates } from '#collections/submissions/reply-templates/index.ts';
import { ReportInquiries } from '#collections/commercial-waste/report-inquiries/index.ts';
import { Sources } from '#collections/figures/sources.ts';
import { Users } from '#collections/users/index.ts';
import { ViolationCodes } from '#collections/city-data/violation-codes/index.ts';
import { VendorApplications } from '#collections/vendors/applications/index.ts';
import { ROLES, STAFF_ROLES } from './access.ts';
import { auditDeletions, auditPublishing } from './audit.ts';
import { resilientAdapter } from './database/adapter.ts';
import { explainSignedOut } from './editing/signed-out.ts';
import { describeInvalidFields, LOGGING, rejectInvalidValues } from './errors.ts';
import { checkPlaceholders } from '#collections/figures/check-placeholders.ts';
import { globals } from '#collections/site/index.ts';
import { cityDataEndpoints } from '#collections/city-data/city-data-endpoints.ts';
import { inboxEndpoints } from '#collections/submissions/endpoints.ts';
import { provideDatabase } from '#city-data/database.ts';
import { providePayload } from './open-payload.ts';
import { jobs } from './payload-jobs.ts';
import { failedMailEndpoints } from './mail/failed-mails.ts';
import { mailAdapter } from './mail/transport.ts';
import { objectStorage } from './object-storage.ts';
import { branding, panelTranslations } from './panel/branding.ts';
import { groupsByRole } from './panel/menu-groups.ts';
import type { MenuEntry } from './panel/menu-link.tsx';
import { readOnlyAsText } from './panel/read-only-fields.ts';
import { labeledRows } from './panel/row-labels.ts';
import { restrictPayloadCollections } from './payload-access.ts';
import { personalDataEndpoints } from '#collections/personal-data/personal-data-endpoints.ts';
import { guardSaves } from './editing/guard-saves.ts';
import { draftedScreens } from './publishing/drafts.ts';
import { restoresKeepFixedFields } from './publishing/keep-fixed-fields.ts';
import { keepNewestDrafts } from './publishing/newest-draft.ts';
import { makeLivePreview } from './publishing/preview.ts';
import { restoreAsDraft } from './publishing/restore-as-draft.ts';
import {
  publicationEndpoints,
  reportFailedPublications,
  schedules,
} from '#collections/publishing/publications.ts';
import { articleEditor } from './rich-text/editors.ts';
import { searchable } from '#collections/search/hooks.ts';
import { newYorkDates } from './time/date-fields.ts';
import { NEW_YORK } from './time/new-york.ts';
import { protectFileFields, UPLOADS } from './uploads/panel-uploads.ts';
import { wholeDocuments } from './whole-documents.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const siteUrl = process.env.SITE_URL;
const menuLink = (serverProps: MenuEntry) => ({ path: '/cms/panel/menu-link.tsx#MenuLink', serverProps });

const screen = (address: `/${string}`, title: string, Component: string) => ({
  Component,
  path: address,
  meta: { title },
});

const config = buildConfig({
  ...(siteUrl ? { serverURL: siteUrl, csrf: [siteUrl] } : {}),
  secret: process.env.PAYLOAD_SECRET ?? '',
  admin: {
    user: Users.slug,
    // The default, Gravatar, would send hashes of staff's email addresses to a third party.
    avatar: 'default',
    // Component paths are relative to the project root, because some components are in collections/.
    importMap: {
      baseDir: path.resolve(folder, '..'),
      importMapFile: path.join(folder, 'app/(payload)/admin/importMap.js'),
    },
    livePreview: makeLivePreview(globals),
    // Includes the time zone, because version lists use the browser's zone, and Payload has no setting for it.
    dateFormat: 'MMM d, yyyy, h:mm a zzz',
    timezones: {
      defaultTimezone: NEW_YORK,
      supportedTimezones: [{ label: 'New York (Eastern Time)', value: NEW_YORK }],
    },
    ...branding,
    components: {
      ...branding.components,
      providers: ['/collections/find-text/editing-provider.tsx#EditingProvider'],
      beforeNavLinks: [
        '/collections/find-text/search-form.tsx#SearchInMenu',
        menuLink({ path: 'page-texts', label: 'Page texts', roles: ['admin', 'editor'] }),
        menuLink({ path: 'inbox', label: 'Inbox', roles: STAFF_ROLES }),
      ],
      afterNavLinks: [
        menuLink({ path: 'following', label: 'Following', roles: STAFF_ROLES }),
        menuLink({ path: 'city-data', label: 'City data', roles: ['admin', 'editor'] }),
        menuLink({ path: 'health', label: 'Health', roles: ['admin'] }),
        menuLink({ path: 'guide', label: "Editors' guide", roles: ROLES }),
      ],
      views: {
        dashboard: { Component: '/collections/dashboard/dashboard.tsx#Dashboard' },
        inbox: screen('/inbox', 'Inbox', '/collections/submissions/panel/screen.tsx#InboxScreen'),
        findText: screen('/find-text', 'Find a text', '/collections/find-text/find-text-screen.tsx#FindText'),
        following: screen('/following', 'Following', '/collections/following/following-screen.tsx#Following'),
        health: screen('/health', 'Health', '/collections/health/health-screen.tsx#Health'),
        cityData: screen('/city-data', 'City data', '/collections/city-data/panel/city-data.tsx#CityData'),
        pageTexts: screen('/page-texts', 'Page texts', '/cms/panel/page-texts.tsx#PageTexts'),
        guide: screen('/guide', "Editors' guide", '/cms/panel/guide.tsx#EditorsGuide'),
      },
    },
  },
  collections: [
    Articles,
    Guides,
    Modules,
    NewsletterIssues,
    Media,
    Partners,
    Quizzes,
    Figures,
    Deadlines,
    Sources,
    Laws,
    ViolationCodes,
    VendorApplications,
    InvoiceSubmissions,
    BillUploads,
    Bills,
    QuizSubmissions,
    ContactMessages,
    Submissions,
    Feedback,
    EmissionsReports,
    CwzAssessments,
    ReportInquiries,
    NewsletterSubscriptions,
    Subscribers,
    Follows,
    Portfolios,
    PortfolioBuildings,
    PortfolioEntries,
    Notes,
    Changes,
    Replies,
    ReplyTemplates,
    MailTemplates,
    Redirects,
    Users,
    Erasures,
  ],
  globals,
  onInit: (payload) => {
    providePayload(payload);
    provideDatabase(payload.db);
  },
  endpoints: [
    ...inboxEndpoints,
    ...failedMailEndpoints,
    ...personalDataEndpoints,
    ...cityDataEndpoints,
    ...publicationEndpoints,
  ],
  hooks: { afterError: [describeInvalidFields, explainSignedOut, rejectInvalidValues] },
  editor: articleEditor,
  email: mailAdapter(),
  db: resilientAdapter({
    pool: { connectionString: process.env.DATABASE_URL, application_name: 'lotline' },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.resolve(folder, '../migrations'),
  }),
  graphQL: { disable: true },
  jobs,
  plugins: [
    wholeDocuments,
    protectFileFields,
    restoreAsDraft,
    restoresKeepFixedFields,
    keepNewestDrafts,
    draftedScreens,
    guardSaves,
    auditPublishing,
    auditDeletions,
    schedules,
    checkPlaceholders,
    searchable,
    ...objectStorage(),
    groupsByRole,
    readOnlyAsText,
    newYorkDates,
    labeledRows,
  ],
  sharp,
  upload: UPLOADS,
  ...LOGGING,
  i18n: { translations: { en: panelTranslations } },
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
});

export default reportFailedPublications(restrictPayloadCollections(config));
