import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf, type Violation } from './cruise.ts';

/** Files to point at. They import one another as the architecture allows. */
const ALLOWED = {
  'app/root.tsx': `import '#app/features/site/frame.tsx'; import '#app/ui/button.tsx';`,
  'app/routes/ll97/blog.tsx': `
    import { articles } from '#app/content/articles.server.ts';
    import './parts.tsx';
    export const loader = articles;`,
  'app/routes/ll97/parts.tsx': `import '#app/ui/button.tsx';`,
  'app/routes/cwz/home.tsx': `import '#app/features/site/frame.tsx';`,
  'app/features/site/frame.tsx': `
    import type { ArticleView } from '#app/content/articles.server.ts';
    import { button } from '#app/ui/button.tsx';
    export const frame = (view: ArticleView) => [view, button];`,
  'app/features/site/read.server.ts': `
    import { articles } from '#app/content/articles.server.ts';
    import { rules } from '#app/regulations/ll97/rules.ts';
    export const read = [articles, rules];`,
  'app/ui/button.tsx': `import react from 'react'; export const button = react;`,
  'app/content/articles.server.ts': `
    import config from '#cms/payload.config.ts';
    import type { Article } from '#cms/payload-types.ts';
    import { getPayload } from 'payload';
    export type ArticleView = Article;
    export const articles = () => getPayload({ config });`,
  'app/regulations/ll97/rules.ts': `import { z } from 'zod'; export const rules = z;`,
  'cms/payload.config.ts': `import { Articles } from '#collections/articles/index.ts'; export default Articles;`,
  'cms/payload-types.ts': `import 'payload'; export type Article = string;`,
  'cms/fields/slug.ts': `import { rules } from '#app/regulations/ll97/rules.ts'; export const slug = rules;`,
  'collections/articles/index.ts': `import { slug } from '#cms/fields/slug.ts'; export const Articles = slug;`,
  'server/main.ts': `import config from '#cms/payload.config.ts'; export const main = config;`,
  'tests/support/start.ts': `import { main } from '#server/main.ts'; export const start = main;`,
};

/** The rule that has to object, the file that breaks it, and how. */
const FORBIDDEN: [rule: string, file: string, text: string][] = [
  ['regulations-are-pure', 'app/regulations/ll97/clock.ts', `import 'node:fs';`],
  ['regulations-are-pure', 'app/regulations/ll97/react.ts', `import 'react';`],
  ['regulations-are-pure', 'app/regulations/ll97/view.ts', `import '#app/ui/button.tsx';`],
  [
    'ui-is-without-data',
    'app/ui/article.tsx',
    `import type { ArticleView } from '#app/content/articles.server.ts'; export type A = ArticleView;`,
  ],
  ['ui-is-without-data', 'app/ui/feature.tsx', `import '#app/features/site/frame.tsx';`],
  [
    'features-stand-on-ui-regulations-content',
    'app/features/site/screen.tsx',
    `import '#app/routes/cwz/home.tsx';`,
  ],
  [
    'content-is-read-on-the-server',
    'app/features/site/leak.tsx',
    `import '#app/content/articles.server.ts';`,
  ],
  ['routes-stand-alone', 'app/routes/cwz/borrowed.tsx', `import '#app/routes/ll97/parts.tsx';`],
  ['content-is-the-bottom-of-the-site', 'app/content/seeded.server.ts', `import '#cms/fields/slug.ts';`],
  ['content-is-the-bottom-of-the-site', 'app/content/pretty.server.ts', `import '#app/ui/button.tsx';`],
  ['content-is-the-only-door', 'app/routes/cwz/direct.tsx', `import '#collections/articles/index.ts';`],
  ['content-is-the-only-door', 'app/features/site/local-api.server.ts', `import 'payload';`],
  [
    'content-is-the-only-door',
    'app/features/site/document.tsx',
    `import type { Article } from '#cms/payload-types.ts'; export type A = Article;`,
  ],
  ['site-shell-imports-no-screen', 'app/entry.server.tsx', `import '#app/routes/cwz/home.tsx';`],
  ['back-office-knows-only-regulations', 'cms/hooks/render.ts', `import '#app/ui/button.tsx';`],
  ['back-office-knows-only-regulations', 'collections/articles/view.ts', `import '#app/root.tsx';`],
  ['server-serves-what-was-built', 'server/shortcut.ts', `import '#app/content/articles.server.ts';`],
  ['nobody-imports-the-server', 'cms/hooks/stop.ts', `import '#server/main.ts';`],
  ['nobody-imports-tests', 'collections/articles/made-up.ts', `import '#tests/support/start.ts';`],
  ['no-circles', 'cms/hooks/snake.ts', `import './snake.ts';`],
  ['no-circles', 'cms/hooks/ahead.ts', `import type { Back } from './back.ts'; export type Ahead = Back;`],
  ['no-orphans', 'cms/hooks/forgotten.ts', `export const nothing = 0;`],
  ['no-unresolved', 'cms/hooks/missing.ts', `import './not-there.ts';`],
  ['packages-are-declared', 'cms/hooks/undeclared.ts', `import 'stowaway';`],
  ['product-needs-no-development-package', 'server/bundler.ts', `import 'vite';`],
];

const OTHER_HALF = {
  'cms/hooks/back.ts': `import type { Ahead } from './ahead.ts'; export type Back = Ahead;`,
};

describe('the arrows between the folders', () => {
  let violations: Violation[];

  beforeAll(async () => {
    const broken = FORBIDDEN.map(([, file, text]) => [file, text] as const);
    violations = await violationsOf({ ...ALLOWED, ...OTHER_HALF, ...Object.fromEntries(broken) });
  }, 60_000);

  it.each(FORBIDDEN)('%s: %s is refused', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule);
  });

  it('lets pass what the architecture allows', () => {
    expect(violations.filter(({ from }) => from in ALLOWED)).toEqual([]);
  });

  it('has an example for every rule', async () => {
    const { ruleSet } = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
    const shown = new Set(FORBIDDEN.map(([rule]) => rule));
    expect(new Set(ruleSet?.forbidden?.map(({ name }) => name))).toEqual(shown);
  });
});
