type Entry<Value> = readonly [name: string, value: Value];

/** A form with these fields, of which several may have the same name. */
export function formOf<Value extends string | File>(
  fields: Record<string, Value> | readonly Entry<Value>[],
): FormData {
  const form = new FormData();
  const entries = Array.isArray(fields) ? (fields as readonly Entry<Value>[]) : Object.entries(fields);
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
