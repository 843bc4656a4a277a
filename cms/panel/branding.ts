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

/** Overrides Payload's messages, by translation key. Omits dates, which Payload formats in UTC on the server. */
export const panelTranslations = {
  authentication: {
    resetPassword: 'Set your password (12 characters or more)',
  },
  // The button in the drawers for figures, links, and tables.
  fields: { saveChanges: 'Insert' },
  lexical: {
    blocks: {
      label: 'Boxes',
      inlineBlocks: {
        create: 'Insert a {{label}}',
        edit: 'Insert a {{label}}',
        label: 'Figure',
      },
    },
    upload: { label: 'Picture' },
  },
  version: {
    schedulePublish: 'Publish later',
    type: 'What',
    confirmRevertToSaved: 'Discard the draft and go back to the published version?',
    aboutToRevertToPublished:
      'The form will hold what visitors see now. The draft stays under Versions, where you can restore it.',
    revertToPublished: 'Discard the draft',
    reverting: 'Discarding',
    aboutToRestore:
      'Restore this version of the {{label}} as a draft? The live page stays as it is until you publish. (The text of an email changes right away.)',
    aboutToRestoreGlobal:
      'Restore this version of {{label}} as a draft? The live page stays as it is until you publish.',
  },
  general: {
    anotherUserTakenOver: 'Someone else took over. This browser keeps what you typed.',
    schedulePublishFor: 'Publish {{title}} later',
    upcomingEvents: 'Scheduled',
    noUpcomingEventsScheduled: 'Nothing is scheduled.',
    documentLocked: 'Someone else is editing this',
    currentlyEditing:
      'is editing this. If you take over, anything they type from then on is not saved, but stays in their browser.',
    leaveWithoutSaving: 'Leave this page? Something is not saved.',
    changesNotSaved: 'Some of what you typed is not saved. If you leave now, you will lose it.',
  },
};
