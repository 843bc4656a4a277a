import type { ModuleSlug } from '#app/regulations/index.ts';
import { formCheck } from '../forms/form-check.ts';
import { vendorApplicationSchema } from './schema.ts';

/** The check of one module's application form. */
export const vendorApplicationCheck = (module: ModuleSlug) => formCheck(vendorApplicationSchema(module));
