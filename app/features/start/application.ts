import type { UNSAFE_AssetsManifest } from '@remix-run/react';

/** The element that describes the application to the starter. Parts of pages have simpler names. */
export const APPLICATION_ID = 'application-to-start';

/** The element that loads the starter. */
export const STARTER_ID = 'starter';

/** The attribute of the document while scripts run on it: `unscripted:` in styles is for when it is not there. */
export const SCRIPTING = 'data-scripting';

/** Sent by the document once React has taken the page over. */
export const HYDRATED = 'lotline:hydrated';

/** Marks what only scripts serve, or serve better: a press that comes before them is repeated when they have come. */
export const SCRIPTED = 'data-scripted';

/** What has to be loaded before React can take the page over, and when that begins. */
export interface Application {
  /** `load`: when the page stands. `intent`: when somebody is about to use what needs it. */
  begins: 'load' | 'intent';
  /** Whether links wait for the application, too, which keeps a preview from page to page. */
  holdsLinks: boolean;
  /** The address of the module that takes the page over. */
  entry: string;
  /** The addresses of the page's route modules, by the routes' ids. */
  modules: Record<string, string>;
  /** The addresses of all modules that those import. */
  imports: string[];
  /** What Remix has to know of the routes. */
  manifest: UNSAFE_AssetsManifest;
}
