/** What is wrong with content files or their folder: a line for each error, with its file. Nothing was changed. */
export class ContentError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(errors.join('\n'));
    this.errors = errors;
  }
}
