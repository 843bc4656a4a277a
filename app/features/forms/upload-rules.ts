const MEBIBYTE = 1024 * 1024;

export const FILE_MESSAGES = {
  kind: 'Please upload a PDF, JPG, or PNG file',
  heic: 'This photo is in the HEIC format, which we cannot read. On an iPhone, choose Settings, Camera, Formats, Most Compatible and take it again, or send a screenshot of it',
  empty: 'This file is empty. Please choose another one',
  unreadable: 'This file cannot be read. Please save it again, or upload a photo of it',
} as const;

export interface UploadRule {
  maxBytes: number;
  maxLabel: string;
  maxFiles: number;
  maxTotalBytes: number;
  maxTotalLabel: string;
}

/** For bills, contracts and invoices. The total must fit within the server's body limit. */
export const BILL_RULE: UploadRule = {
  maxBytes: 10 * MEBIBYTE,
  maxLabel: '10MB',
  maxFiles: 10,
  maxTotalBytes: 30 * MEBIBYTE,
  maxTotalLabel: '30MB',
};

export const BILL_FILES_HINT = `PDFs, photos (JPG or PNG), or both: up to ${BILL_RULE.maxFiles} files. Up to 5MB each is plenty; the limit is ${BILL_RULE.maxLabel} each and ${BILL_RULE.maxTotalLabel} together. Put the pages of a bill in order.`;

export const tooLarge = ({ maxLabel }: UploadRule): string => `File size must be less than ${maxLabel}`;

export const ACCEPTED = '.pdf,.jpg,.jpeg,.jfif,.png';

export const hasAcceptedName = (name: string): boolean =>
  /\.(pdf|jpe?g|jpe|jfif|pjpe?g|pjp|png)$/i.test(name);

const hasHeicName = (name: string): boolean => /\.(hei[cf]s?|hif)$/i.test(name);

export const kindError = (name: string, type = ''): string =>
  hasHeicName(name) || /^image\/hei[cf]/.test(type) ? FILE_MESSAGES.heic : FILE_MESSAGES.kind;

export interface FileErrors {
  list?: string;
  files: (string | undefined)[];
}

export const hasErrors = ({ list, files }: FileErrors): boolean => Boolean(list) || files.some(Boolean);

type NameAndSize = Pick<File, 'name' | 'size'>;

function fileError({ name, size }: NameAndSize, rule: UploadRule): string | undefined {
  if (!hasAcceptedName(name)) return kindError(name);
  if (size === 0) return FILE_MESSAGES.empty;
  return size > rule.maxBytes ? tooLarge(rule) : undefined;
}

export function listError(files: readonly Pick<File, 'size'>[], rule: UploadRule): string | undefined {
  if (files.length > rule.maxFiles) return `Please choose at most ${rule.maxFiles} files`;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > rule.maxTotalBytes
    ? `All files together must be less than ${rule.maxTotalLabel}`
    : undefined;
}

export const checkFiles = (files: readonly NameAndSize[], rule: UploadRule): FileErrors => ({
  list: listError(files, rule),
  files: files.map((file) => fileError(file, rule)),
});

const MAX_NAME_LENGTH = 60;

export const fieldMessages = (files: readonly Pick<File, 'name'>[], errors: FileErrors): string[] => [
  ...(errors.list ? [errors.list] : []),
  ...files.flatMap(({ name }, index) => {
    const message = errors.files[index];
    if (!message) return [];
    return files.length === 1 ? message : `${name.slice(-MAX_NAME_LENGTH)}: ${message}`;
  }),
];
