import type { Config } from 'payload';

/** The back office wears the product's own mark. */
export const branding: Pick<NonNullable<Config['admin']>, 'components' | 'meta'> = {
  components: {
    graphics: {
      Logo: '/cms/panel/logo.tsx#Logo',
      Icon: '/cms/panel/logo.tsx#Icon',
    },
  },
  meta: {
    titleSuffix: ' · Lotline',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
  },
};

/** What the panel says where Payload's own words do not fit: keys of its translations. */
export const panelTranslations = {
  version: {
    aboutToRestore:
      'You are about to restore this {{label}} to the version of {{versionDate}}. It becomes a draft: the live page stays as it is until you publish. (The text of a mail changes right away.)',
    aboutToRestoreGlobal:
      'You are about to restore {{label}} to the version of {{versionDate}}. It becomes a draft: the live page stays as it is until you publish.',
  },
};
