import { isPreview } from './reader.server.ts';

/**
 * Loader data for the rendering on the server only. Remix encodes what a loader returns for the browser, also
 * for a page that ships no React, where nothing reads it: for a large page, that is a tenth of the work. The
 * encoder skips properties that are not enumerable. A preview hydrates, so it needs the data.
 */
export function renderedOnly<Data extends object>(data: Data): Data {
  if (import.meta.env.DEV || isPreview()) return data;
  const properties = { ...data };
  for (const name of Object.keys(data)) Object.defineProperty(properties, name, { enumerable: false });
  return properties;
}
