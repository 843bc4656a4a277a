import type { Config } from 'payload';

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

/** Replaces messages of Payload, by their translation keys. Dates of its server are in UTC, so none is shown. */
export const panelTranslations = {
  version: {
    aboutToRestore:
      'Restore this version of the {{label}} as a draft? The live page stays as it is until you publish. (The text of an email changes right away.)',
    aboutToRestoreGlobal:
      'Restore this version of {{label}} as a draft? The live page stays as it is until you publish.',
  },
};
