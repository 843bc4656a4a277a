export const idOf = (related: unknown): number | undefined => {
  const id: unknown =
    typeof related === 'object' && related !== null && 'id' in related ? related.id : related;
  return typeof id === 'number' ? id : undefined;
};
