import { readRegister } from './figures.server.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { type Certainty, CERTAINTIES, type Register } from '#law/figures/register.ts';
import { DOUBTS } from '#law/modules.ts';
import { collectUses, type Uses } from '#cms/register/uses.ts';
import { ownEntry } from '#law/own-entry.ts';

export interface CitedSource {
  citation: string;
  link?: string;
  doubt?: string;
}

export interface PageSources {
  cited: CitedSource[];
  checked: string;
}

type Entry = Omit<CitedSource, 'doubt'> & { certainty: Certainty; checkedOn: string };

const RANKS = CERTAINTIES.map(({ value }) => value);

const lessCertain = (a: Certainty, b: Certainty): Certainty => (RANKS.indexOf(a) > RANKS.indexOf(b) ? a : b);

const inOrder = new Intl.Collator('en-US', { numeric: true });

function entriesIn({ figures, deadlines }: Register, uses: Uses): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const use of uses) {
    const [type, key = ''] = use.split(':');
    const figure = type === 'figure' ? ownEntry(figures, key) : undefined;
    const found = type === 'figure' ? figure : ownEntry(deadlines, key);
    if (!found) continue;
    const { source, certainty, checkedOn } = found;
    const citation = figure?.citation ?? source.title;
    const same = entries.get(citation);
    entries.set(citation, {
      citation,
      link: same?.link ?? source.link,
      certainty: lessCertain(certainty, same?.certainty ?? certainty),
      checkedOn: same && same.checkedOn < checkedOn ? same.checkedOn : checkedOn,
    });
  }
  return entries;
}

export function sourcesIn(register: Register, uses: Uses): PageSources | undefined {
  const entries = [...entriesIn(register, uses).values()];
  const [checkedSince] = entries.map(({ checkedOn }) => checkedOn).sort();
  if (!checkedSince) return undefined;
  const cited = entries.map(({ citation, link, certainty }) => ({
    citation,
    link,
    doubt: DOUBTS[certainty],
  }));
  return {
    cited: cited.sort((a, b) => inOrder.compare(a.citation, b.citation)),
    checked: `Last checked ${longDay(checkedSince)}.`,
  };
}

export async function collectSources<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; sources?: PageSources }> {
  const { result, uses } = await collectUses(work);
  if (uses.size === 0) return { result };
  return { result, sources: sourcesIn(await readRegister(), uses) };
}

export async function withSources<View extends object>(
  load: () => Promise<View>,
): Promise<View & { sources?: PageSources }> {
  const { result, sources } = await collectSources(load);
  return { ...result, sources };
}
