import type { Config } from 'payload';

/** The back office wears the product's own mark. */
export const branding: Pick<NonNullable<Config['admin']>, 'components' | 'meta'> = {
  components: {
    graphics: {
      Logo: '/cms/admin/branding/logo.tsx#Logo',
      Icon: '/cms/admin/branding/icon.tsx#Icon',
    },
  },
  meta: {
    titleSuffix: ' · Lotline',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
  },
};
