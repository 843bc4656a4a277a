import { METER_NAMES } from '#law/ll97/emissions.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';
import { WORKED_EXAMPLES } from '../support/worked-examples.ts';

const twoDigits = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

for (const { id, building, results } of WORKED_EXAMPLES) {
  test(`the worked example ${id} comes out to the cent on the page`, async ({ request }) => {
    const uses = building.uses.flatMap(({ propertyType, squareFeet }, index) => [
      [`uses[${index}].propertyType`, propertyType],
      [`uses[${index}].squareFeet`, String(squareFeet)],
    ]);
    const energy = METER_NAMES.map((name) => [name, String(building.energy?.[name] ?? 0)]);
    const form = Object.fromEntries([...uses, ...energy, ['pathway', 'article320']]) as Record<
      string,
      string
    >;
    const page = await request.post('/ll97/calculator', { form, headers: { Origin: BASE_URL } });
    expect(page.status()).toBe(200);
    expect(page.url()).toMatch(/\/ll97\/report\/[\w-]{22}$/);
    const html = (await page.text()).replaceAll('<!-- -->', '');
    for (const { limit_t: limit, emissions_t: emissions, penalty_usd: penalty } of results) {
      expect(html).toContain(`${twoDigits(limit)} t`);
      expect(html).toContain(`${twoDigits(emissions)} t`);
      if (penalty > 0) expect(html).toContain(`$${twoDigits(penalty)}`);
    }
  });
}
