/** What stands in the way of publishing, or could be better. */
export interface Finding {
  /** What is missing keeps a document from being published; what is weak does not. */
  kind: 'missing' | 'weak';
  /** A sentence that names it. */
  message: string;
}

export const missing = (message: string): Finding => ({ kind: 'missing', message });
export const weak = (message: string): Finding => ({ kind: 'weak', message });
