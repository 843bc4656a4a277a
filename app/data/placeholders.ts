import { mapTexts } from '#cms/register/texts.ts';

export const fillPlaceholders = <Content>(content: Content, values: Record<string, string>): Content =>
  mapTexts(content, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  );
