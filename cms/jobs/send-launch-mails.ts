import type { TaskConfig } from 'payload';
import { MODULE_SLUGS, SECTIONS } from '#app/regulations/index.ts';
import { mailNextSubscribers } from '#collections/modules/launch-mails.ts';

/**
 * Mails the launch of a section to those who signed up for it, each once. Does nothing if an editor has closed the
 * section in the meantime: they are mailed at its next launch.
 */
export const sendLaunchMails: TaskConfig<'sendLaunchMails'> = {
  slug: 'sendLaunchMails',
  label: 'Send launch mails',
  retries: 3,
  inputSchema: [
    { name: 'module', type: 'select', options: [...MODULE_SLUGS], required: true },
    { name: 'section', type: 'select', options: [...SECTIONS], required: true },
  ],
  handler: async ({ input: { module: slug, section }, req: { payload } }) => {
    const { docs } = await payload.find({
      collection: 'modules',
      where: { slug: { equals: slug } },
      limit: 1,
      pagination: false,
      depth: 0,
      select: { slug: true, name: true, menu: true, sections: true },
    });
    const [module] = docs;
    if (module?.sections[section] !== 'live') return { output: {} };
    const launch = { module, section, secret: payload.config.secret };
    while (await mailNextSubscribers(payload, launch));
    return { output: {} };
  },
};
