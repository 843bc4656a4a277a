import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { FORM_WITH_FILE } from '#server/http/body-limit.ts';
import { SECRET_BEGINNINGS, withoutSecret } from '#server/http/secret-addresses.ts';

type Entry = (typeof routes)[number];

/** The address of each route below these, with its parameters as they stand in app/routes.ts. */
function pathsOf(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path, children, file }) => {
    const own = path ? `${above}/${path}` : above;
    const isScreen = path !== undefined && file !== '';
    return [...(isScreen ? [own] : []), ...pathsOf(children ?? [], own)];
  });
}

const paths = pathsOf(routes);

/** An address as a visitor has it: every parameter is as long as an id that cannot be guessed. */
const visited = (path: string): string => path.replace(/:\w+|\*/g, 'abcdefghijklmnopqrstuv');

describe('addresses that the server knows by heart', () => {
  it('are those of the forms with a file', () => {
    expect(paths.filter((path) => FORM_WITH_FILE.test(visited(path))).sort()).toEqual([
      '/cwz/upload/:id',
      '/cwz/upload/:id/send',
      '/ll199/invoice',
      '/ll199/invoice/send',
    ]);
  });

  it('hide every route with an id or a token', () => {
    const secret = paths.filter((path) => /:(id|token)\b/.test(path));
    expect(secret.length).toBeGreaterThan(5);
    expect(secret.filter((path) => withoutSecret(visited(path)) === visited(path))).toEqual([]);
  });

  it.each(SECRET_BEGINNINGS.filter((beginning) => !beginning.startsWith('/api/')))(
    'begin like a route: %s',
    (beginning) => {
      const pattern = new RegExp(`^${beginning}`);
      expect(paths.filter((path) => pattern.test(visited(path)))).not.toEqual([]);
    },
  );
});
