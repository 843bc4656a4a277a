/**
 * The pictures of the README and of docs/editors-guide.md: the name of each, who sees it, where, what has to be there
 * before it is taken, and what is done first. `height` is that of the picture where it is not 900 pixels. `find` names
 * a document whose number stands for `:id` in the address.
 */

const openMenuOf = async (page, selector) => {
  await page.locator(selector).first().click();
};

const anArticle = { collection: 'articles', sort: 'createdAt' };
const anApplication = { collection: 'vendor-applications', sort: 'createdAt' };

export const SHOTS = [
  { name: 'site-home', role: 'editor', path: '/', waitFor: 'h1', height: 800 },
  { name: 'dashboard-staff', role: 'staff', path: '/admin', waitFor: '#open-work', height: 1350 },
  { name: 'dashboard-editor', role: 'editor', path: '/admin', waitFor: '#newest-articles', height: 680 },
  {
    name: 'article-live-preview',
    role: 'editor',
    find: anArticle,
    path: '/admin/collections/articles/:id',
    waitFor: '#field-title',
    steps: async (page) => {
      await openMenuOf(page, '#live-preview-toggler');
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'article-publish-menu',
    role: 'editor',
    find: anArticle,
    path: '/admin/collections/articles/:id',
    waitFor: '#field-title',
    steps: async (page) => {
      await openMenuOf(page, '.doc-controls .popup-button');
      await page.getByText('Schedule Publish').first().waitFor();
    },
  },
  {
    name: 'article-versions',
    role: 'editor',
    find: anArticle,
    path: '/admin/collections/articles/:id/versions',
    waitFor: '.versions',
    height: 480,
  },
  {
    name: 'quiz-try-it',
    role: 'editor',
    find: { collection: 'quizzes', sort: 'createdAt' },
    path: '/admin/collections/quizzes/:id',
    waitFor: '#field-heading',
    steps: async (page) => {
      await page.getByRole('button', { name: /^Try/ }).first().click();
    },
  },
  {
    name: 'inbox-list',
    role: 'staff',
    path: '/admin/inbox',
    waitFor: '.inbox-row[data-key]',
    height: 620,
  },
  {
    name: 'vendor-application',
    role: 'staff',
    find: anApplication,
    path: '/admin/collections/vendor-applications/:id',
    waitFor: '#field-companyName',
    height: 1450,
    steps: (page) => page.getByText('Called them').waitFor(),
  },
  {
    name: 'bill-analysis',
    role: 'staff',
    find: { collection: 'bill-uploads', sort: 'createdAt', exists: 'assessment' },
    path: '/admin/collections/bill-uploads/:id',
    waitFor: '#field-analysis__summary',
    height: 1300,
  },
  {
    name: 'mail-template',
    role: 'editor',
    find: { collection: 'mail-templates', sort: 'createdAt' },
    path: '/admin/collections/mail-templates/:id',
    waitFor: '#field-subject',
  },
];
