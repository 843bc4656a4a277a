import { lawsByFamily } from '#app/content/laws.server.ts';

/** The building laws to choose from, under the name of what they are about. */
export const lawChoices = async () =>
  (await lawsByFamily()).map(({ name, laws }) => ({
    label: name,
    choices: laws.map(({ id, title, name: law }) => ({ value: id, label: `${title} (${law})` })),
  }));
