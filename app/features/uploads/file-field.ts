import { z } from 'zod';
import { problemOfFile, type UploadRule } from './limits.ts';

/** A browser sends a file without name and content where nothing was chosen. */
const isChosen = ({ name, size }: File): boolean => name !== '' || size > 0;

/** A chosen file, for the browser's own check: the server judges the file itself. */
export const fileField = (rule: UploadRule, missing?: string) =>
  z.instanceof(File, { error: missing }).superRefine((file, context) => {
    const message = isChosen(file) || !missing ? problemOfFile(file, rule) : missing;
    if (message) context.addIssue({ code: 'custom', message });
  });
