import type { FieldHook } from 'payload';
import { regulatoryModule } from '#app/regulations/index.ts';
import { isModule } from '../is-module.ts';

/**
 * Gives an article without a category that of its module, where the module has one for this case.
 * Source: specification section 3, "ll199_blog_articles".
 */
export const defaultCategory: FieldHook = ({ value, siblingData, originalDoc }) => {
  if (value) return value as unknown;
  const module: unknown = siblingData.module ?? (originalDoc as { module?: unknown } | undefined)?.module;
  return isModule(module) ? regulatoryModule(module).defaultArticleCategory : undefined;
};
