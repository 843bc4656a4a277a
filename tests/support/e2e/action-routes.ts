import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const FOLDER = path.resolve('build/client/assets');

const manifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasAction: z.boolean(),
    }),
  ),
});

type Routes = z.infer<typeof manifestSchema>['routes'];

/** The routes as they were built. */
async function builtRoutes(): Promise<Routes> {
  const name = (await readdir(FOLDER)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('There is no build.');
  const source = await readFile(path.join(FOLDER, name), 'utf8');
  const json: unknown = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  return manifestSchema.parse(json).routes;
}

function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return `${pathOf(routes, route.parentId)}${route.path ? `/${route.path}` : ''}`;
}

/** The path of every route that takes a form, with its parameters: "/cwz/upload/:id/send". */
export async function actionPaths(): Promise<string[]> {
  const routes = await builtRoutes();
  return Object.entries(routes)
    .filter(([, { hasAction }]) => hasAction)
    .map(([id, { index }]) => `${pathOf(routes, id)}${index ? '?index' : ''}`);
}
