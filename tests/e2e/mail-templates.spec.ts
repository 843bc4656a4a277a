import { randomUUID } from 'node:crypto';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { applyAsVendor } from '../support/e2e/inbox.ts';
import { mailWith } from '../support/e2e/outbox.ts';

const TEMPLATE = { key: 'vendorReceived' };

test('an editor changes, previews and tests the subject of an email, and the next email uses it', async ({
  page,
  api,
  request,
  team,
}) => {
  const template = await api.find('mail-templates', TEMPLATE);
  const mark = randomUUID().slice(0, 8);
  const { email: editor } = await team.signIn(page, 'editor');

  try {
    await page.goto('/admin/collections/mail-templates');
    await page.getByRole('link', { name: 'Vendor: application received' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('We have received your application')).toBeVisible();
    const html = page.getByTitle('The email as HTML');
    await expect(html).toHaveAttribute('srcdoc', /We have received the application from Boiler &amp; Sons/);

    const subject = page.locator('#field-subject');
    await subject.fill('Arrived: {company}');
    await expect(preview.getByText('{company} cannot be used here.')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Send a test to me' })).toBeDisabled();
    await subject.fill(`Arrived: {companyName} ${mark}`);
    await expect(preview.getByText(`Arrived: Boiler & Sons ${mark}`)).toBeVisible();
    await preview.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(preview.getByRole('status')).toHaveText(`A test email is on its way to ${editor}.`);
    await page.locator('#action-save').click();
    await expect(page.getByText('Updated successfully').first()).toBeVisible();
    await mailWith(editor, `Test: Arrived: Boiler & Sons ${mark}`);

    const company = `Ada ${mark}`;
    await mailWith(await applyAsVendor(request, company), `Arrived: ${company} ${mark}`);
  } finally {
    await api.update('mail-templates', template?.id ?? 0, { subject: template?.subject });
  }
});
