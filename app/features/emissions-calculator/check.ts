import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { calculatorSchema, type CalculatorValues } from './schema.ts';

/** The check of the calculator's form, for the browser and for the action. */
export const calculatorCheck: FormCheck<CalculatorValues> = (formData) =>
  parseWithZod(formData, { schema: calculatorSchema });
