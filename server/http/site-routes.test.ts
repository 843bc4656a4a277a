import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { SiteRoutes } from './site-routes.ts';

const ID = 'AbC-dEf_GhI0123456789_';

describe('SiteRoutes', () => {
  it.each([
    ['/', 'routes/site/home'],
    ['/ll97', 'll97/overview'],
    ['/ll97/', 'll97/overview'],
    ['/ll97.data', 'll97/overview'],
    ['/_root.data', 'routes/site/home'],
    ['/LL97/Blog/%65vents', 'll97/blog-events'],
    ['/ll97/blog/an-article', 'll97/article'],
    ['/ll97/report/example.pdf', 'routes/ll97/example-report-pdf'],
    ['/partners/directory', 'routes/site/partner-directory'],
    ['/no/such/page', 'routes/site/not-found'],
  ])('matches %s to the route %s', (path, id) => {
    expect(siteRoutes.match(path)?.route.id).toBe(id);
  });

  it('treats a route without a handle as personal', () => {
    const routes = new SiteRoutes({
      root: { id: 'root', path: '', module: {} },
      new: { id: 'new', parentId: 'root', path: 'new/:name', module: { default: () => null } },
    });
    expect(routes.match('/new/page')?.route.handle).toEqual({});
    expect(routes.isSecret('/new/page')).toBe(true);
    expect(routes.redact('/New/Page')).toBe('/New/...');
  });

  it.each(['report/:id', 'confirm/:token'])(
    'throws if %s is public, because it belongs to one person',
    (path) => {
      const module = { handle: { isPublic: true } };
      expect(() => new SiteRoutes({ page: { id: 'page', path, module } })).toThrow(path);
    },
  );

  it.each(siteRoutes.routes.map(({ path }) => path).filter((path) => /:(id|token)\b/.test(path)))(
    'keeps URLs of %s secret, even mistyped ones',
    (pattern) => {
      const path = pattern.replace(/:\w+/, ID);
      for (const address of [path, `${path}.data`, path.toUpperCase(), `${path}x`, `${path}/x`]) {
        expect(siteRoutes.isSecret(address)).toBe(true);
        expect(siteRoutes.redact(address).toLowerCase()).not.toContain(ID.toLowerCase());
      }
    },
  );

  it.each(['/ll97/report/example.pdf', '/ll97/report/request/premium', '/ll97/blog/an-article', '/about'])(
    'does not redact %s',
    (path) => {
      expect(siteRoutes.redact(path)).toBe(path);
    },
  );
});
