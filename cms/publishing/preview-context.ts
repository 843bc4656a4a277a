import type { User } from '#cms/payload-types.ts';
import { requestStorage } from '#cms/request-storage.ts';

const storage = () => requestStorage<User>('previewing-editor');

/** Runs a request in which this editor sees the newest drafts. */
export const runAsPreviewer = <Result>(editor: User, work: () => Result): Result =>
  storage().run(editor, work);

/** The editor who previews in this request, if any. */
export const previewingEditor = (): User | undefined => storage().getStore();
