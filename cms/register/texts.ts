function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) collect(child, texts);
}

export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  collect(value, texts);
  return texts;
}

function change(value: unknown, changeText: (text: string) => string): unknown {
  if (typeof value === 'string') return changeText(value);
  if (Array.isArray(value)) return value.map((item) => change(item, changeText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, changeText)]));
}

export const mapTexts = <Content>(content: Content, changeText: (text: string) => string): Content =>
  change(content, changeText) as Content;

export const fillPlaceholders = <Content>(content: Content, values: Record<string, string>): Content =>
  mapTexts(content, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  );

interface ValueAt {
  path: string;
  value: string | object;
}

const isRichText = (value: object): boolean => 'root' in value;

export function valuesAt(value: unknown, path: string[] = []): ValueAt[] {
  if (typeof value === 'string') return [{ path: path.join('.'), value }];
  if (typeof value !== 'object' || value === null) return [];
  if (isRichText(value)) return [{ path: path.join('.'), value }];
  return Object.entries(value).flatMap(([key, child]) => valuesAt(child, [...path, key]));
}
