import { ContentFileError, type ContentFile } from './content-file.ts';
import { MarkdownProblem } from './problem.ts';
import { markdownToLexical } from './to-lexical.ts';

/** The text of a content file as rich text. What cannot be one is said with file and line: `ContentFileError`. */
export async function bodyOf(
  { file, markdown }: Pick<ContentFile<unknown>, 'file' | 'markdown'>,
  storeImage?: Parameters<typeof markdownToLexical>[1],
) {
  try {
    return await markdownToLexical(markdown, storeImage);
  } catch (error) {
    if (error instanceof MarkdownProblem) {
      throw new ContentFileError([`${file}:${error.line}: ${error.message}`]);
    }
    throw error;
  }
}
