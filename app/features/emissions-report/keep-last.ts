/** Makes a value from its source, and keeps the last one: it is made again when the source has changed. */
export function keepLast<Source, Value>(make: (source: Source) => Promise<Value>) {
  let kept: { key: string; value: Promise<Value> } | undefined;
  return (source: Source): Promise<Value> => {
    const key = JSON.stringify(source);
    if (kept?.key === key) return kept.value;
    const value = make(source);
    kept = { key, value };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
}
