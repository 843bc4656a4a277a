const MIN_WORD_LENGTH = 4;
const MAX_WORD_LENGTH = 40;

export const wordsIn = (text: string): string[] => [
  ...new Set(
    (
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter(({ length }) => length >= MIN_WORD_LENGTH && length <= MAX_WORD_LENGTH),
  ),
];

/** Returns the optimal string alignment distance: Levenshtein plus swaps of adjacent letters. */
export function editDistance(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(typed.length, meant.length);
}

const SHORT_WORD = 5;

export const maxEdits = ({ length }: string): number => (length <= SHORT_WORD ? 1 : 2);
