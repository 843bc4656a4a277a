type Field<Value> = readonly [name: string, value: Value];

/** A form with these fields. In a list, several may have the same name. */
export function formOf<Value extends string | File>(
  fields: Record<string, Value> | readonly Field<Value>[],
): FormData {
  const form = new FormData();
  const all: readonly Field<Value>[] = fields instanceof Array ? fields : Object.entries<Value>(fields);
  for (const [name, value] of all) form.append(name, value);
  return form;
}
