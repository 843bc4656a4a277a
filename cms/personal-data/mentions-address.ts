/** Whether a text mentions an address by itself, not as a part of another: the same as `mentionPattern` in SQL. */
export function mentionsAddress(text: string, address: string): boolean {
  const literally = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = `(?<![\\p{L}\\p{N}._%+\\-])${literally}(?![\\p{L}\\p{N}\\-]|\\.[\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').test(text);
}
