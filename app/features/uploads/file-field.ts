import { z } from 'zod';
import { problemOfFile, type UploadRule } from './limits.ts';

/** A chosen file, for the browser's own check: the server judges the file itself. */
export const fileField = (rule: UploadRule, missing?: string) =>
  z.instanceof(File, { error: missing }).superRefine((file, context) => {
    const message = problemOfFile(file, rule);
    if (message) context.addIssue({ code: 'custom', message });
  });
