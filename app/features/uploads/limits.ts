const MEBIBYTE = 1024 * 1024;

/** What is said of a file that is not taken. Source: specification section 5, "CWZ upload". */
export const FILE_MESSAGES = {
  kind: 'Please upload a PDF, JPG, or PNG file',
  empty: 'This file is empty. Please choose another one',
  several: 'Please choose one file only',
  unreadable: 'This file cannot be read. Please save it again, or upload a photo of it',
  locked: 'This PDF is protected with a password. Please save it without one, or upload a photo of it',
  active: 'This PDF contains a script or another file. Please save it without, or upload a photo of it',
  busy: 'Many files are being checked right now. Please send yours again in a minute',
} as const;

/** What may be uploaded in one place. */
export interface UploadRule {
  /** The largest file, in bytes. */
  maxBytes: number;
  /** The same for people. */
  maxWords: string;
}

/** A bill, a contract or an invoice. Source: specification section 9, "CWZ": "maximum 10 MB". */
export const BILL_RULE: UploadRule = { maxBytes: 10 * MEBIBYTE, maxWords: '10MB' };

/** What is said of a file that is too large. Source: specification section 5, "CWZ upload". */
export const tooLarge = ({ maxWords }: UploadRule): string => `File size must be less than ${maxWords}`;

/** The ends of names that are taken, for the chooser of files. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png';

/** Whether a file's name ends like one that is taken. */
export const hasAcceptedName = (name: string): boolean => /\.(pdf|jpe?g|png)$/i.test(name);

/** What the browser can already say of a chosen file; the server looks at its content too. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>, rule: UploadRule) {
  if (!hasAcceptedName(name)) return FILE_MESSAGES.kind;
  if (size === 0) return FILE_MESSAGES.empty;
  return size > rule.maxBytes ? tooLarge(rule) : undefined;
}
