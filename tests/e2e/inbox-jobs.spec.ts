import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nextMonday } from 'date-fns';
import { dayInNewYork } from '#law/days.ts';
import { startOfNewYorkDay } from '#collections/inbox/snooze.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { openMember } from '../support/e2e/people.ts';
import { vendorApplication } from '../support/factories.ts';

/** What the jobs are done with. Of the keys, all but the text that a person writes count as presses. */
class Keyboard {
  presses = 0;
  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  write(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }
}

interface Situation {
  keyboard: Keyboard;
  page: Page;
  me: { id: number };
  colleague: { id: number; name: string; email: string };
  template: string;
}

interface Job {
  name: string;
  kind: 'contact-messages' | 'vendor-applications';
  goal: number;
  run: (situation: Situation) => Promise<void>;
  /** What the submission is then, and what is stored about it. */
  stored?: (situation: Situation) => Record<string, unknown>;
  about?: { collection: 'notes' | 'replies'; is: (situation: Situation) => Record<string, unknown> };
}

const openMenu = (page: Page) => expect(page.getByRole('menuitem').first()).toBeFocused();
const replyField = (page: Page) => page.getByLabel(/^Reply \(/);
const preview = (page: Page) => page.locator('.inbox-preview');

/** A goal ends where the person writes. Ctrl+Enter sends it, which is no part of that goal. */
const send = (page: Page) => page.keyboard.press('Control+Enter');

const JOBS: Job[] = [
  {
    name: 'open the next submission',
    kind: 'contact-messages',
    goal: 1,
    run: async ({ keyboard, page }) => {
      await page.keyboard.press('Enter');
      await expect(preview(page).getByRole('heading', { name: /one$/ })).toBeFocused();
      await keyboard.press('j');
      await expect(preview(page).getByRole('heading', { name: /two$/ })).toBeVisible();
    },
  },
  {
    name: 'assign it to me',
    kind: 'contact-messages',
    goal: 1,
    run: ({ keyboard }) => keyboard.press('a'),
    stored: ({ me }) => ({ assignee: me.id }),
  },
  {
    name: 'assign it to a colleague',
    kind: 'contact-messages',
    goal: 2,
    run: async ({ keyboard, page, colleague }) => {
      await keyboard.press('Shift+A');
      await openMenu(page);
      await keyboard.write(colleague.name);
      await keyboard.press('Enter');
    },
    stored: ({ colleague }) => ({ assignee: colleague.id }),
  },
  {
    name: 'reply',
    kind: 'contact-messages',
    goal: 1,
    run: async ({ keyboard, page }) => {
      await keyboard.press('r');
      await expect(replyField(page)).toBeFocused();
      await keyboard.write('Yes, it is covered.');
      await send(page);
    },
    stored: () => ({ status: 'answered' }),
    about: { collection: 'replies', is: () => ({ text: 'Yes, it is covered.' }) },
  },
  {
    name: 'reply with a template',
    kind: 'contact-messages',
    goal: 2,
    run: async ({ keyboard, page, template }) => {
      await keyboard.press('t');
      await openMenu(page);
      await keyboard.write(template);
      await keyboard.press('Enter');
      await expect(replyField(page)).toBeFocused();
      await expect(replyField(page)).toHaveValue('Hello Olive Owner, yes.');
      await send(page);
    },
    about: { collection: 'replies', is: () => ({ text: 'Hello Olive Owner, yes.' }) },
  },
  {
    name: 'close it',
    kind: 'contact-messages',
    goal: 1,
    run: ({ keyboard }) => keyboard.press('e'),
    stored: () => ({ status: 'closed' }),
  },
  {
    name: 'snooze it until Monday',
    kind: 'contact-messages',
    goal: 2,
    run: async ({ keyboard, page }) => {
      await keyboard.press('z');
      await openMenu(page);
      await keyboard.press('2');
    },
    stored: () => ({ snoozedUntil: startOfNewYorkDay(dayInNewYork(nextMonday(inNewYork(new Date())))) }),
  },
  {
    name: 'write a note that notifies a colleague',
    kind: 'contact-messages',
    goal: 3,
    run: async ({ keyboard, page, colleague }) => {
      await keyboard.press('n');
      await expect(page.getByLabel(/^Internal note/)).toBeFocused();
      await keyboard.write(`@${colleague.name} can you call them?`);
      await expect(preview(page).getByText(`Notifies ${colleague.name}`)).toBeVisible();
      await keyboard.press('Control+Enter');
      await mailWith(colleague.email, /mentioned you/);
    },
    about: { collection: 'notes', is: ({ colleague }) => ({ mentions: [{ id: colleague.id }] }) },
  },
  {
    name: 'mark it as spam',
    kind: 'contact-messages',
    goal: 1,
    run: ({ keyboard }) => keyboard.press('!'),
    stored: () => ({ isSpam: true }),
  },
  {
    name: 'approve a vendor',
    kind: 'vendor-applications',
    goal: 3,
    run: async ({ keyboard, page }) => {
      await keyboard.press('s');
      await openMenu(page);
      await keyboard.press('2');
      const dialog = page.getByRole('dialog', { name: '1 sender gets this email' });
      await expect(dialog).toContainText('Your application has been approved');
      await expect(dialog.getByRole('button', { name: 'Set to “approved” and send' })).toBeFocused();
      await keyboard.press('Enter');
    },
    stored: () => ({ status: 'approved' }),
  },
  {
    name: 'reject a vendor, with the reason that is asked for',
    kind: 'vendor-applications',
    goal: 3,
    run: async ({ keyboard, page }) => {
      await keyboard.press('s');
      await openMenu(page);
      await keyboard.press('3');
      await expect(page.getByLabel('Why is it rejected?')).toBeFocused();
      await keyboard.write('You do not work in New York.');
      await expect(page.locator('.inbox-mail')).toContainText('You do not work in New York.');
      await keyboard.press('Control+Enter');
    },
    stored: () => ({ status: 'rejected', rejectionReason: 'You do not work in New York.' }),
  },
];

/** Two submissions, whose titles begin with the same text. */
async function receive(page: Page, api: AdminApi, { kind, title }: { kind: Job['kind']; title: string }) {
  const send = async (word: string) => {
    const email = `${randomUUID()}@example.com`;
    if (kind === 'contact-messages') {
      const form = { name: 'Olive Owner', email, subject: `${title} ${word}`, message: 'Is it covered?' };
      await page.request.post('/contact', { form, maxRedirects: 0 });
    } else {
      const { contactName, servicesOffered, experience } = vendorApplication();
      const company = { companyName: `${title} ${word}`, serviceCategory: 'Legal' };
      const vendor = { ...company, contactName, contactEmail: email, servicesOffered, experience };
      await page.request.post('/ll97/vendor-access', { form: vendor, maxRedirects: 0 });
    }
  };
  await send('one');
  await send('two');
  const name = kind === 'contact-messages' ? 'subject' : 'companyName';
  const first = await api.find(kind, { [name]: `${title} one` });
  const id = Number(first?.id);
  if (kind === 'vendor-applications') await api.update(kind, id, { status: 'inReview' });
  return id;
}

for (const kind of ['contact-messages', 'vendor-applications'] as const) {
  test(`staff do the most frequent jobs of ${kind} with few presses`, async ({ page, api, team }) => {
    test.slow();
    const colleague = await openMember('staff', api);
    const template = `Yes ${randomUUID().slice(0, 8)}`;
    const text = { subject: 'Your message', body: 'Hello {name}, yes.' };
    const { id: templateId } = await api.create('reply-templates', { name: template, ...text });
    const jobs = JOBS.filter((job) => job.kind === kind).map((job) => ({
      ...job,
      title: `Job ${randomUUID().slice(0, 8)}`,
    }));
    const ids: number[] = [];
    for (const { title } of jobs) ids.push(await receive(page, api, { kind, title }));
    const me = await team.signIn(page, 'staff');
    await page.goto('/admin/inbox');
    for (const [index, { name, title, goal, run, stored, about }] of jobs.entries()) {
      await test.step(`staff ${name} with ${goal} ${goal === 1 ? 'press' : 'presses'}`, async () => {
        const id = ids[index] ?? 0;
        await page.getByRole('searchbox', { name: 'Search' }).fill(title);
        const rows = page.getByRole('grid', { name: 'Submissions' }).locator('[data-key]');
        await expect(rows.filter({ hasText: title })).toHaveCount(2);
        await expect(rows).toHaveCount(2);
        await rows.filter({ hasText: `${title} one` }).focus();

        const keyboard = new Keyboard(page);
        const situation = { keyboard, page, me, colleague, template };
        await run(situation);
        expect(keyboard.presses).toBeLessThanOrEqual(goal);
        if (stored) await expect.poll(() => api.find(kind, { id })).toMatchObject(stored(situation));
        if (about) {
          const found = () => api.find(about.collection, { collection: kind, document: id });
          await expect.poll(found).toMatchObject(about.is(situation));
        }
      });
    }
    await api.remove('reply-templates', templateId);
    await colleague.leave();
  });
}
