import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '#cms/payload-types.ts';

declare global {
  /** Shared even if a development server or a build loads this module twice. */
  var lotlinePreviewingEditor: AsyncLocalStorage<User> | undefined;
}

const storage = () => (globalThis.lotlinePreviewingEditor ??= new AsyncLocalStorage());

export const runAsPreviewer = <Result>(editor: User, work: () => Result): Result =>
  storage().run(editor, work);

export const previewingEditor = (): User | undefined => storage().getStore();
