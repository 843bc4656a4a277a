import { mapTexts } from '#cms/register/texts.ts';

/** Fills in placeholders such as "{productName}", which let editors change a name in one place. */
export const fillPlaceholders = <Content>(content: Content, values: Record<string, string>): Content =>
  mapTexts(content, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  );
