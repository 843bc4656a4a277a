/** What the panel says where Payload's own words do not fit: keys of its translations. */
export const panelTexts = {
  version: {
    aboutToRestore:
      'You are about to restore this {{label}} to the version of {{versionDate}}. It becomes a draft: the live page stays as it is until you publish. (The text of a mail changes right away.)',
    aboutToRestoreGlobal:
      'You are about to restore {{label}} to the version of {{versionDate}}. It becomes a draft: the live page stays as it is until you publish.',
  },
};
