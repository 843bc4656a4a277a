import { constants } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Back office modules are left to Node, so that the site and the server share one Payload instance. */
const backOffice = /^#(city-data|cms|collections|migrations)\//;

/**
 * Each chunk also contains the imports of its modules, unless those have their own chunk. `ui` has the code that every
 * page uses: one file is smaller than many.
 */
const NAMED_CHUNKS = {
  ui: /app\/(root|ui\/(layout\/.*|use-hydrated))\.tsx?$/,
  previews: /app\/features\/site\/preview-bar|@payloadcms\/live-preview/,
  forms: /node_modules\/@conform-to\/(dom|react)\//,
  checks: /node_modules\/(zod|@conform-to\/zod)\//,
  application:
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(react|router))\//,
};

const CHUNKS = {
  manualChunks: (module: string) =>
    Object.entries(NAMED_CHUNKS).find(([, modules]) => modules.test(module))?.[0],
};

/** Terser's output is a few percent smaller than that of Vite's default minifier, which is built for speed. */
const SMALL = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 6 }, format: { comments: false } },
} as const;

/** Minifies scripts that Vite does not bundle but copies unchanged. */
const minifyCopiedScripts = (): Plugin => ({
  name: 'minify-copied-scripts',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue;
      const { code } = await minify(String(file.source), SMALL.terserOptions);
      file.source = code ?? file.source;
    }
  },
});

/** Compresses the largest script in one block. With the default block size, it would take several. */
const BROTLI = defineAlgorithm('brotliCompress', {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
});

/** Every browser that supports the site's styles. Both builds need the same target, because names of styles depend on it. */
const BROWSERS = 'es2022';

/**
 * Client libraries besides React and Remix, for development. If Vite discovered them on its own, it would also find server
 * libraries, page by page, with a reload each time.
 */
const IN_BROWSERS = [
  '@conform-to/react',
  '@conform-to/zod/v4',
  '@payloadcms/live-preview-react',
  'lucide-react',
  'zod',
];

/** Bundled for the server, because Node would load all of its icons at each start. */
const BUNDLED = ['lucide-react'];

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
    isSsrBuild ? undefined : minifyCopiedScripts(),
    // Files with a hash in their names are compressed only once, with the best compression.
    isSsrBuild ? undefined : compression({ include: /^assets\/.*\.(js|css)$/, algorithms: ['gzip', BROTLI] }),
  ],
  publicDir: 'app/public',
  ssr: isSsrBuild ? { noExternal: BUNDLED } : undefined,
  build: isSsrBuild
    ? { target: BROWSERS, rollupOptions: { external: [backOffice] } }
    : { ...SMALL, target: BROWSERS, rollupOptions: { output: CHUNKS } },
  optimizeDeps: { include: IN_BROWSERS, noDiscovery: true },
}));
