import type { User } from '#cms/payload-types.ts';
import { previewingEditor } from '#cms/publishing/preview-context.ts';

/** Whether an editor reads the newest drafts in this request. */
export const isPreview = (): boolean => previewingEditor() !== undefined;

/**
 * What every read for a page says: check the access of who reads. That is a visitor, who is not signed in; or an
 * editor in a preview, who gets the newest drafts.
 */
export function asReader(): { overrideAccess: false; user?: User; draft?: boolean } {
  const user = previewingEditor();
  return user ? { overrideAccess: false, user, draft: true } : { overrideAccess: false };
}
