import { readRegister } from './figures.server.ts';

export interface OfficialLink {
  name: string;
  url: string;
}

const NAMED_SOURCES: readonly [name: string, source: string][] = [
  ['Covered Buildings List', 'dob-cbl'],
  ['BEAM', 'beam'],
  ['roll-out schedule', 'dsny-rollout'],
  ['Find Your Zone', 'dsny-comply'],
  ['Maximum Price Calculator', 'dsny-cwz'],
  ["Commission's page", 'bic-max'],
  ['Business Integrity Commission', 'bic'],
  ['Rat Information Portal', 'rats'],
  ['official NYC Bin', 'dsny-bins'],
];

export async function readOfficialLinks(): Promise<OfficialLink[]> {
  const { figures, deadlines } = await readRegister();
  const cited = [...Object.values(figures), ...Object.values(deadlines)].map(({ source }) => source);
  const addresses = new Map(cited.map(({ key, link }) => [key, link]));
  return NAMED_SOURCES.flatMap(([name, source]) => {
    const url = addresses.get(source);
    return url ? [{ name, url }] : [];
  });
}

/** Returns only the links that the content mentions, to keep interactive pages small. */
export async function readLinksIn(content: unknown): Promise<OfficialLink[]> {
  const text = JSON.stringify(content);
  return (await readOfficialLinks()).filter(({ name }) => text.includes(name));
}
