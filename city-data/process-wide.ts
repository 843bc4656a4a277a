/** The panel is bundled with its own copy of each module, so a module variable would exist twice. */
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
