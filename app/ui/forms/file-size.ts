const KIBIBYTE = 1024;

const rounded = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);

/** The size of a file in words: bytes, KB or MB. */
export function fileSizeWords(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} bytes`;
  if (bytes < KIBIBYTE ** 2) return `${rounded(bytes / KIBIBYTE)} KB`;
  return `${rounded(bytes / KIBIBYTE ** 2)} MB`;
}
