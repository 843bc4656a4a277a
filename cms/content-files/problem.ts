/** What is wrong with files of content, or with the folder: a line for each, with its file. Nothing was changed. */
export class ContentFilesError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
