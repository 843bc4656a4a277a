import { isPreview } from './reader.server.ts';

/**
 * Keeps loader data on the server. Remix would serialize it for the browser even if the page ships
 * no React, and serialization takes a tenth of a large page's rendering time. The encoder skips
 * properties that are not enumerable. A preview hydrates, so it needs the data.
 */
export function renderedOnly<Data extends object>(data: Data): Data {
  if (import.meta.env.DEV || isPreview()) return data;
  const properties = { ...data };
  for (const name of Object.keys(data)) Object.defineProperty(properties, name, { enumerable: false });
  return properties;
}
