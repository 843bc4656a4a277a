import { randomUUID } from 'node:crypto';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo, mailWith } from '../support/e2e/outbox.ts';
import { choose, openForm } from '../support/e2e/panel.ts';

const CLOSED = {
  quiz: 'comingSoon',
  report: 'comingSoon',
  blog: 'comingSoon',
  vendorAccess: 'comingSoon',
};
const OPEN = { quiz: 'live', report: 'live', blog: 'live', vendorAccess: 'live' };

const switchTo = async (api: AdminApi, sections: object) => {
  const plastic = await api.find('modules', { slug: 'nyc-plastic' });
  return api.update('modules', plastic?.id ?? 0, { sections });
};

test.afterEach(({ api }) => switchTo(api, CLOSED));

test('an admin launches a section of the plastics module, and everyone who asked is notified', async ({
  page,
  api,
  team,
}) => {
  const email = `${randomUUID()}@example.com`;
  const plastic = await api.find('modules', { slug: 'nyc-plastic' });
  expect(plastic?.sections).toEqual(CLOSED);
  await page.goto('/nyc-plastic/report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports: Coming Soon');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByText('Subscription successful!')).toBeVisible();
  await page.goto(linkIn(await mailTo(email), '/follow/confirm/'));
  await expect(page.getByText('launch notice for NYC Plastic Laws: Reports')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and open my page' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();

  await team.signIn(page, 'admin');
  await openForm(page, `/admin/collections/modules/${plastic?.id}`);
  await choose(page, 'sections__report', 'Live');
  const publish = page.locator('#action-save');
  await publish.click();
  const question = page.locator('.confirmation-modal');
  await expect(question).toContainText(
    'Reports opens to visitors. 1 person asked to hear about it and will be emailed when it opens.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await api.find('modules', { slug: 'nyc-plastic' }))?.sections).toEqual(CLOSED);
  await publish.click();
  await question.getByRole('button', { name: 'Publish and open' }).click();
  const mail = await mailWith(email, 'Now open: NYC Plastic Laws: Reports');
  await switchTo(api, OPEN);
  await page.goto(linkIn(mail, '/nyc-plastic/report'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plastics checklist');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(12);
  await page.goto('/nyc-plastic/quiz?answers=1e-2e-3d-4e-5a');
  await expect(page.getByText('Score: 3 / 6', { exact: true })).toBeVisible();
  await expect(page.getByText('The fine is $150, $250 and $500')).toBeVisible();
  await page.getByRole('link', { name: 'Get your checklist' }).click();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(4);
});
