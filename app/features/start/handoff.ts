import type { EntryContext } from '@remix-run/node';
import { createContext } from 'react';

/** What a page hands over to React's side in the browser. */
export interface Handoff {
  /** What its loaders read, as Remix writes it. */
  loaded: string;
  /** All routes that the server knows. */
  manifest: EntryContext['manifest'];
}

/** What the page that is being rendered hands over; nothing in the browser. */
export const HandoffContext = createContext<Handoff | undefined>(undefined);
