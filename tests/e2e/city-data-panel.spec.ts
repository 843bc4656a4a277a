import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';

test('an admin sees which data sets are missing, and the command that loads them', async ({ page, team }) => {
  await team.signIn(page, 'admin');
  await page.goto('/admin/city-data');
  await expect(page.getByText(/Not loaded, or only as a sample: PLUTO/)).toContainText(
    'npm run city-data -- sync',
  );
  const pluto = page.getByRole('region', { name: 'PLUTO: facts about each tax lot' });
  await expect(pluto).toContainText('Came with the product');
  await expect(pluto.getByRole('button', { name: 'Import from the city' })).toBeEnabled();
  await expectAccessible(page);
});
