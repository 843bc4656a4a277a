import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const LIST = 'Covered Buildings List';
const LINK =
  /<a [^>]*href="https:\/\/www\.nyc\.gov\/site\/buildings\/codes\/ll97-cbl-faq\.page"[^>]*>Covered Buildings List<\/a>/;

const MENTIONS = [
  ['the LL97 overview', '/ll97'],
  ['a law that depends on it', '/laws/ll84'],
  ['a result of the LL97 quiz', '/ll97/quiz?answers=1d-2d-3d-4d-5d'],
  ['the LL97 calculator', '/ll97/calculator'],
  ['a building that is on it', '/buildings/1008350041'],
  ['a large building that a visitor described', '/buildings/describe?floorArea=90000&buildingClass=O4'],
] as const;

for (const [page, path] of MENTIONS) {
  test(`${page} links to the ${LIST} at its first mention`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
    const text = main.replace(LINK, LIST);
    expect(main).toMatch(LINK);
    expect(text.indexOf(LIST)).toBe(main.search(LINK));
  });
}
