/** The bundle of the admin panel has modules of its own, so both find the value in the global object. */
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
