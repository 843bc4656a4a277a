import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const JAVASCRIPT = ['**/*.js', '**/*.mjs', '**/*.cjs'];
const TESTS = ['tests/**', '**/*.test.ts', '**/*.test.tsx'];
const NODE_GLOBALS = [
  ...[
    'AbortController',
    'AbortSignal',
    'Buffer',
    'TextDecoder',
    'URL',
    'URLSearchParams',
    'Blob',
    'FormData',
  ],
  ...['console', 'fetch', 'performance', 'process', 'structuredClone'],
  ...['clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
];

/** Remix loaders and actions end early by throwing one of these. */
const THROWN_BY_ROUTES = [
  { from: 'lib', name: 'Response' },
  { from: 'package', name: 'TypedResponse', package: '@remix-run/server-runtime' },
  { from: 'package', name: 'DataWithResponseInit', package: '@remix-run/router' },
];

/** What would make a rule of law depend on time or place. */
const IMPURE_SYNTAX = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the day as `asOf`.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Take the day as `asOf`.' },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the day as `asOf`.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Rules are deterministic.',
  },
];
const IMPURE_GLOBALS = ['process', 'fetch', 'window', 'document', 'localStorage', 'performance', 'crypto'];

/** Functions that parse a form by the names in it, which anyone can choose. */
const CONFORM_ON_ANY_NAMES = [
  { name: '@conform-to/zod/v4', importNames: ['parseWithZod'], message: 'Use formCheck.' },
  { name: '@conform-to/react', importNames: ['parse'], message: 'Use formCheck.' },
];

/** Reads a form with any number of fields. */
const UNLIMITED_FORM = {
  selector: "CallExpression[callee.property.name='formData']",
  message: 'Use readForm, which has limits.',
};

export default defineConfig(
  globalIgnores([
    'build',
    'cms/.next',
    'cms/next-env.d.ts',
    'cms/app',
    'cms/payload-types.ts',
    'migrations',
    'media',
    '.data',
    '.cache',
    'test-results',
    'playwright-report',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'typescript',
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/only-throw-error': ['error', { allow: THROWN_BY_ROUTES }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The few enums are those of libraries, whose values are compared with strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Hooks, loaders and adapters must be asynchronous by their type, even if they await nothing.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    name: 'react',
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // Its other rules run the React Compiler, which the site does not use, on every file.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A region that scrolls sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    },
  },
  {
    name: 'javascript',
    files: JAVASCRIPT,
    extends: [tseslint.configs.strict],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
    rules: { 'no-undef': 'error' },
  },
  {
    name: 'commonjs',
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly', __dirname: 'readonly' } },
  },
  {
    name: 'all source',
    plugins: { regexp },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // A long text from a visitor must not block the process: patterns take linear time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    name: 'product',
    files: ['law/**', 'city-data/**', 'cms/**', 'collections/**', 'app/**', 'server/**'],
    ignores: TESTS,
    rules: { 'max-lines': ['warn', { max: 250 }] },
  },
  {
    name: 'site and back office',
    files: ['law/**', 'city-data/**', 'cms/**', 'collections/**', 'app/**'],
    ignores: TESTS,
    rules: { 'no-console': 'error' },
  },
  {
    name: 'forms',
    files: ['app/**'],
    ignores: [...TESTS, 'app/features/forms/define-form.ts', 'app/features/forms/too-often.server.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: CONFORM_ON_ANY_NAMES }] },
  },
  {
    name: 'forms on the server',
    files: ['app/**/*.server.ts', 'app/routes/**'],
    rules: { 'no-restricted-syntax': ['error', UNLIMITED_FORM] },
  },
  {
    name: 'back office',
    files: ['{city-data,cms,collections}/**/*.{ts,tsx}'],
    rules: {
      // Payload types some absent values as present: the previous document, the user of a list view.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // The value that a field hook takes and returns is `any` in Payload's types.
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'law',
    files: ['law/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...IMPURE_SYNTAX],
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
    },
  },
  {
    name: 'tests',
    files: TESTS.filter((pattern) => !pattern.endsWith('/**')).concat('tests/**/*.ts'),
    rules: {
      // Matchers such as expect.objectContaining() are typed `any` by vitest.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
