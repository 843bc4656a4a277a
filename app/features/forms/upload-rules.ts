const MEBIBYTE = 1024 * 1024;

/** Why a file is refused. Source: specification section 5, "CWZ upload". */
export const FILE_MESSAGES = {
  kind: 'Please upload a PDF, JPG, or PNG file',
  empty: 'This file is empty. Please choose another one',
  several: 'Please choose one file only',
  unreadable: 'This file cannot be read. Please save it again, or upload a photo of it',
  locked: 'This PDF is protected with a password. Please save it without one, or upload a photo of it',
  active: 'This PDF contains a script or another file. Please save it without, or upload a photo of it',
  busy: 'Many files are being checked right now. Please send yours again in a minute',
} as const;

export interface UploadRule {
  maxBytes: number;
  maxLabel: string;
}

/** A bill, a contract or an invoice. Source: specification section 9, "CWZ": "maximum 10 MB". */
export const BILL_RULE: UploadRule = { maxBytes: 10 * MEBIBYTE, maxLabel: '10MB' };

/** Why a file is refused that is too large. Source: specification section 5, "CWZ upload". */
export const tooLarge = ({ maxLabel }: UploadRule): string => `File size must be less than ${maxLabel}`;

export const ACCEPTED = '.pdf,.jpg,.jpeg,.png';

export const hasAcceptedName = (name: string): boolean => /\.(pdf|jpe?g|png)$/i.test(name);

/** Why a chosen file is refused, as far as its name and size tell; the server inspects its content too. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>, rule: UploadRule) {
  if (!hasAcceptedName(name)) return FILE_MESSAGES.kind;
  if (size === 0) return FILE_MESSAGES.empty;
  return size > rule.maxBytes ? tooLarge(rule) : undefined;
}
