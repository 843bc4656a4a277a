import type { Payload, TaskConfig } from 'payload';
import { MODULE_SLUGS, SECTIONS, type ModuleSlug } from '#app/regulations/index.ts';
import { mailNextSubscribers } from '#collections/modules/launch-mails.ts';

const RETRIES = 3;

async function findModule(payload: Payload, slug: ModuleSlug) {
  const { docs } = await payload.find({
    collection: 'modules',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { slug: true, name: true, menu: true, sections: true },
  });
  return docs[0];
}

/**
 * Mails those who signed up for it that a section of a module has launched, each once. Does nothing if an editor has
 * closed the section in the meantime: they are notified when it launches for good.
 */
export const sendLaunchMails: TaskConfig<'tellOfOpening'> = {
  slug: 'tellOfOpening',
  label: 'Send launch mails',
  retries: RETRIES,
  inputSchema: [
    { name: 'module', type: 'select', options: [...MODULE_SLUGS], required: true },
    { name: 'section', type: 'select', options: [...SECTIONS], required: true },
  ],
  handler: async ({ input: { module: slug, section }, req: { payload } }) => {
    const module = await findModule(payload, slug);
    if (module?.sections[section] !== 'live') return { output: {} };
    const launch = { module, section, secret: payload.config.secret };
    while (await mailNextSubscribers(payload, launch));
    return { output: {} };
  },
};
