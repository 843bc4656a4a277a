import { buildingAddress, isKnown, readBuildings } from '#app/data/buildings.server.ts';
import { readLaws } from '#app/data/laws.server.ts';
import { FOLLOW_KINDS, type FollowKind, isModuleSlug, type Subject } from '#law/following.ts';
import { KEYS_BY_DISTRICT } from '#law/buildings/lot-groups.ts';
import { lawLabel } from '#law/buildings/laws.ts';
import { hasDeadline, isLawId } from '#law/buildings/rules/index.ts';
import { regulatoryModule } from '#law/modules.ts';
import { parseBbl } from '#law/lot.ts';
import { bblText } from '#app/features/buildings/build-view.ts';
import { TITLES } from '#app/features/buildings/texts.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import { LAWS_URL } from '#app/urls/law-url.ts';

const ID = /^[1-9]\d{0,9}$/;

const IS_SUBJECT: Record<FollowKind, (text: string) => boolean> = {
  building: (text) => parseBbl(text) !== undefined,
  portfolio: (text) => ID.test(text),
  law: isLawId,
  module: isModuleSlug,
};

/** Checks only the format, not whether the subject exists. */
const isSubject = ({ kind, subject }: Subject): boolean => IS_SUBJECT[kind](subject);

export function subjectUrl({ kind, subject }: Subject): string {
  if (kind === 'building') return buildingUrls(subject).page;
  if (kind === 'law') return `${LAWS_URL}/${subject}`;
  return kind === 'module' ? `/${subject}` : '/portfolios';
}

export const asksForDistrict = ({ kind, subject }: Subject): boolean =>
  kind === 'law' && isLawId(subject) && KEYS_BY_DISTRICT.some((key) => hasDeadline(subject, key));

export interface SubjectView extends Subject {
  label: string;
  url: string;
  asksDistrict: boolean;
}

/** For a condo unit, uses the condominium's billing lot. */
async function buildingLabel(bbl: string): Promise<{ subject: string; label: string } | undefined> {
  const [record] = await readBuildings([bbl]);
  if (!record || !parseBbl(bbl)) return undefined;
  if (!isKnown(record)) return record.billingLot ? buildingLabel(record.billingLot) : undefined;
  const lot = parseBbl(bbl);
  return lot && { subject: bbl, label: buildingAddress(record) ?? TITLES.lot(bblText(lot)) };
}

async function findLabel({
  kind,
  subject,
}: Subject): Promise<{ subject: string; label: string } | undefined> {
  switch (kind) {
    case 'building':
      return buildingLabel(subject);
    case 'law': {
      const law = (await readLaws()).find(({ id }) => id === subject);
      return law && { subject, label: lawLabel(law) };
    }
    case 'module':
      return isModuleSlug(subject) ? { subject, label: regulatoryModule(subject).name } : undefined;
    case 'portfolio':
      // Visitors follow a portfolio on its own page, because its id alone gives no access.
      return undefined;
  }
}

export async function findSubject(
  kind: string | null,
  subject: string | null,
): Promise<SubjectView | undefined> {
  const known = FOLLOW_KINDS.find(({ value }) => value === kind);
  if (!known || !subject || !isSubject({ kind: known.value, subject })) return undefined;
  const found = await findLabel({ kind: known.value, subject });
  if (!found) return undefined;
  const named = { kind: known.value, ...found };
  return {
    ...named,
    url: subjectUrl(named),
    asksDistrict: asksForDistrict(named),
  };
}
