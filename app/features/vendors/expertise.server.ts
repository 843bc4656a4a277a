import { lawsByFamily } from '#app/data/laws.server.ts';
import { type Law, lawLabel } from '#law/buildings/laws.ts';

export const lawChoices = async (laws?: readonly Law[]) =>
  (await lawsByFamily(laws)).map((family) => ({
    label: family.name,
    choices: family.laws.map((law) => ({ value: law.id, label: lawLabel(law) })),
  }));
