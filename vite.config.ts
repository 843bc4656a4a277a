import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The back office is loaded by Node itself, so the site and the server share one Payload. */
const backOffice = /^#(cms|collections|migrations)\//;

/**
 * Below this, a file is put together with another: thirty tiny files cost a phone more than one. The larger
 * this is, the more does a page load of what only others need.
 */
const SMALLEST_CHUNK = 500;

/** What only editors need, who look at a preview. Left alone, it would be put together with what everybody needs. */
const PREVIEWS = /app\/features\/site\/preview-bar|@payloadcms\/live-preview/;

/**
 * What the check of a form rests on. It comes with the first touch of a form. Only what imports nothing of ours
 * may stand here: two files that import each other begin with names that are not there yet.
 */
const CHECKS = /node_modules\/(zod|@conform-to\/zod)\//;

/** What every page needs once it is more than read. */
const APPLICATION =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(react|router))\//;

/** What forms rest on, whose two parts compress better as one. */
const FORMS = /node_modules\/@conform-to\/(dom|react)\//;

const NAMED_CHUNKS = { previews: PREVIEWS, forms: FORMS, checks: CHECKS, application: APPLICATION };

const chunkOf = (module: string): string | undefined =>
  Object.entries(NAMED_CHUNKS).find(([, modules]) => modules.test(module))?.[0];

const CHUNKS = {
  experimentalMinChunkSize: SMALLEST_CHUNK,
  onlyExplicitManualChunks: true,
  manualChunks: chunkOf,
};

/** Better by some percent than Vite's own way, which is made to be fast. */
const SMALL = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } },
} as const;

/**
 * What every browser that can show the site's styles understands. Both builds have to say the same, as the names
 * of styles depend on it.
 */
const BROWSERS = 'es2022';

/**
 * What pages use in the browser, beside React and Remix: a library that they begin to use belongs here. Were it looked
 * for, what only the server uses would be found, too, page by page, with a reload each time.
 */
const IN_BROWSERS = [
  '@conform-to/react',
  '@conform-to/zod/v4',
  '@payloadcms/live-preview-react',
  'lucide-react',
  'radix-ui',
  'zod',
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      appDirectory: 'app',
      future: {
        v3_singleFetch: true,
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    // A file with a hash in its name is compressed once and as well as can be, not for each visitor.
    isSsrBuild
      ? undefined
      : compression({ include: /^assets\/.*\.(js|css)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  publicDir: 'app/public',
  build: isSsrBuild
    ? { target: BROWSERS, rollupOptions: { external: [backOffice] } }
    : { ...SMALL, target: BROWSERS, rollupOptions: { output: CHUNKS } },
  optimizeDeps: { include: IN_BROWSERS, noDiscovery: true },
}));
