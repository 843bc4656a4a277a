import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { applyAsVendor, pane, row, rows, sendMessage } from '../support/e2e/inbox.ts';
import { openMember } from '../support/e2e/people.ts';

/** Counts the key presses of a job, except for the text that the user types. */
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
  /** The expected values of the submission after the job. */
  stored?: (situation: Situation) => Record<string, unknown>;
  about?: { collection: 'notes' | 'replies'; is: (situation: Situation) => Record<string, unknown> };
}

const openMenu = (page: Page) => expect(page.getByRole('menuitem').first()).toBeFocused();
const replyField = (page: Page) => page.getByLabel(/^Reply \(/);

/** Sends a text with Ctrl+Enter, which does not count toward a job's goal. */
const send = (page: Page) => page.keyboard.press('Control+Enter');

/** Jobs whose shortcuts no test in inbox.spec.ts uses. */
const JOBS: Job[] = [
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
    stored: ({ colleague }) => ({ assignee: { id: colleague.id } }),
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
    name: 'write a note that notifies a colleague',
    kind: 'contact-messages',
    goal: 3,
    run: async ({ keyboard, page, colleague }) => {
      await keyboard.press('n');
      await expect(page.getByLabel(/^Internal note/)).toBeFocused();
      await keyboard.write(`@${colleague.name} can you call them?`);
      await expect(pane(page).getByText(`Notifies ${colleague.name}`)).toBeVisible();
      await keyboard.press('Control+Enter');
      await mailWith(colleague.email, /mentioned you/);
    },
    about: { collection: 'notes', is: ({ colleague }) => ({ mentions: [{ id: colleague.id }] }) },
  },
  {
    name: 'approve a vendor',
    kind: 'vendor-applications',
    goal: 3,
    run: async ({ keyboard, page }) => {
      await keyboard.press('s');
      await openMenu(page);
      await keyboard.press('2');
      const dialog = page.getByRole('dialog', { name: '“approved”: the sender gets an email' });
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
      await keyboard.press('Control+Enter');
    },
    stored: () => ({ status: 'rejected', reason: 'You do not work in New York.' }),
  },
];

/** Sends two submissions whose titles begin with the same text. Returns the ID of the first. */
async function receive(page: Page, api: AdminApi, { kind, title }: { kind: Job['kind']; title: string }) {
  const send = kind === 'contact-messages' ? sendMessage : applyAsVendor;
  for (const word of ['one', 'two']) await send(page.request, `${title} ${word}`);
  const id = Number((await api.find('submissions', { title: `${title} one` }))?.id);
  if (kind === 'vendor-applications') await api.update('submissions', id, { status: 'inReview' });
  return id;
}

for (const kind of ['contact-messages', 'vendor-applications'] as const) {
  test(`staff do the most frequent jobs for ${kind} with few key presses`, async ({ page, api, team }) => {
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
        await expect(row(page, title)).toHaveCount(2);
        await expect(rows(page)).toHaveCount(2);
        await row(page, `${title} one`).focus();

        const keyboard = new Keyboard(page);
        const situation = { keyboard, page, me, colleague, template };
        await run(situation);
        expect(keyboard.presses).toBeLessThanOrEqual(goal);
        if (stored) await expect.poll(() => api.find('submissions', { id })).toMatchObject(stored(situation));
        if (about) {
          const found = () => api.find(about.collection, { submission: id });
          await expect.poll(found).toMatchObject(about.is(situation));
        }
      });
    }
    await api.remove('reply-templates', templateId);
    await colleague.leave();
  });
}
