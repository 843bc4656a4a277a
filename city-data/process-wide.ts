/** Shares a value through `globalThis`, because the panel's bundle has its own copy of each module. */
export function processWide<Value>(name: string) {
  const key = Symbol.for(`lotline.${name}`);
  const shared = globalThis as { [key]?: Value };
  return {
    provide: (value: Value): void => {
      shared[key] = value;
    },
    find: (): Value | undefined => shared[key],
  };
}
