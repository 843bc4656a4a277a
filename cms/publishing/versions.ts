/** How often what somebody writes is saved as a draft, in milliseconds. */
const AUTOSAVE_EVERY_MS = 800;

/** How many versions of a document are kept. */
const KEPT_VERSIONS = 25;

/** Content is saved by itself as a draft, which may be incomplete, and is seen once it is published. */
const drafts = { autosave: { interval: AUTOSAVE_EVERY_MS }, schedulePublish: true, validate: false };

/** The versions of what there are many of: articles, modules, quizzes and the like. */
export const documentVersions = { maxPerDoc: KEPT_VERSIONS, drafts };

/** The versions of what there is one of: the words of a page. */
export const globalVersions = { max: KEPT_VERSIONS, drafts };
