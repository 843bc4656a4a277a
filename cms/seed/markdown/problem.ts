import type { Node } from 'mdast';

/** Something in a Markdown text that cannot become an article, with the line where it stands. */
export class MarkdownProblem extends Error {
  readonly line: number;

  constructor(node: Pick<Node, 'position'>, message: string) {
    super(message);
    this.line = node.position?.start.line ?? 1;
  }
}
