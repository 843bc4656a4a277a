import { isPreview } from './reader.server.ts';

/**
 * Loader data that only the server renders. Remix serializes loader data for the browser even
 * for a page that ships no React, which is a tenth of the work for a large page. The
 * encoder skips properties that are not enumerable. A preview hydrates, so it needs the data.
 */
export function renderedOnly<Data extends object>(data: Data): Data {
  if (import.meta.env.DEV || isPreview()) return data;
  const properties = { ...data };
  for (const name of Object.keys(data)) Object.defineProperty(properties, name, { enumerable: false });
  return properties;
}
