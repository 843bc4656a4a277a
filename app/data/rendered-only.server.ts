import { isPreview } from './reader.server.ts';

/**
 * Keeps loader data on the server. Remix serializes loader data for the browser even if the page
 * ships no React, which takes a tenth of the time to render a large page. The encoder skips
 * properties that are not enumerable. A preview hydrates, so it needs the data.
 */
export function renderedOnly<Data extends object>(data: Data): Data {
  if (import.meta.env.DEV || isPreview()) return data;
  const properties = { ...data };
  for (const name of Object.keys(data)) Object.defineProperty(properties, name, { enumerable: false });
  return properties;
}
