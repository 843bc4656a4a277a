import type { Payload } from 'payload';

/** Whether nothing has been put into this installation yet: no module, no article. */
export async function databaseIsEmpty(payload: Payload): Promise<boolean> {
  const [modules, articles] = await Promise.all([
    payload.count({ collection: 'modules' }),
    payload.count({ collection: 'articles' }),
  ]);
  return modules.totalDocs === 0 && articles.totalDocs === 0;
}
