import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '#cms/payload-types.ts';

const EDITOR = Symbol.for('lotline.previewing-editor');

/** One storage per process, even where a development server or a build loads this module twice. */
function storage(): AsyncLocalStorage<User> {
  const shared = globalThis as typeof globalThis & { [EDITOR]?: AsyncLocalStorage<User> };
  shared[EDITOR] ??= new AsyncLocalStorage<User>();
  return shared[EDITOR];
}

/** Runs a request in which this editor sees the newest drafts. */
export const runAsPreviewer = <Result>(editor: User, work: () => Result): Result =>
  storage().run(editor, work);

/** The editor who previews in this request, if any. */
export const previewingEditor = (): User | undefined => storage().getStore();
