import { type FollowKind, isModuleSlug } from '#law/following.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import { isForDistrict } from '#law/buildings/lot-groups.ts';
import { lawDeadlines, isLawId } from '#law/buildings/rules/index.ts';
import type { Deadline } from '#law/figures/register.ts';
import { groupBy } from '#law/group-by.ts';
import { isPublicId } from '#cms/urls/public-id.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follow, NewsletterSubscription, Subscriber } from '#cms/payload-types.ts';
import { findStopped, findTopics, type Topics } from '#collections/following/subscribers/topics.ts';
import { type AnsweredLot, type BuildingLines, linesOfBuildings } from './buildings.server.ts';
import { fillFigures, readRegister } from './figures.server.ts';

export async function findSubscriber(
  by: 'key' | 'calendarKey',
  secret: string | undefined,
): Promise<Subscriber | undefined> {
  if (!secret || !isPublicId(secret)) return undefined;
  return findFirst(await openPayload(), 'subscribers', { [by]: { equals: secret } });
}

export const readTopics = async (
  { id }: Subscriber,
  status?: NewsletterSubscription['status'][],
): Promise<Topics> => findTopics(await openPayload(), id, status);

export const readStopped = async ({ id }: Subscriber): Promise<Follow[]> =>
  findStopped(await openPayload(), id);

export interface Followed {
  follow: Follow;
  kind: FollowKind;
  buildings: BuildingLines[];
  deadlines: Deadline[];
  viewKey?: string;
}

async function readPortfolios(ids: readonly number[]) {
  if (ids.length === 0) return { views: new Map<string, string>(), lots: new Map<string, AnsweredLot[]>() };
  const payload = await openPayload();
  const [portfolios, buildings] = await Promise.all([
    findAll(payload, 'portfolios', { id: { in: [...ids] } }),
    findAll(payload, 'portfolio-buildings', { portfolio: { in: [...ids] }, removedAt: { exists: false } }),
  ]);
  const lots: Map<string, AnsweredLot[]> = groupBy(buildings, ({ portfolio }) =>
    String(typeof portfolio === 'number' ? portfolio : portfolio.id),
  );
  const views = portfolios.flatMap(({ id, viewKey }) => (viewKey ? [[String(id), viewKey] as const] : []));
  return { views: new Map(views), lots };
}

export async function readFollowed(follows: readonly Follow[], day: string): Promise<Followed[]> {
  const findSubjects = (wanted: FollowKind) =>
    follows.filter(({ kind }) => kind === wanted).map(({ subject }) => subject);
  const { views, lots } = await readPortfolios(findSubjects('portfolio').map(Number));
  const followedLots = ({ kind, subject, answers }: Follow): readonly AnsweredLot[] =>
    kind === 'building' ? [{ bbl: subject, answers }] : (lots.get(subject) ?? []);
  const lotKey = ({ bbl, answers }: AnsweredLot) => `${bbl}?${answers ?? ''}`;
  const each = new Map(follows.flatMap(followedLots).map((lot) => [lotKey(lot), lot]));
  const [known, register] = await Promise.all([
    each.size > 0 ? linesOfBuildings([...each.values()], day) : [],
    readRegister().then((read) => fillFigures(read)),
  ]);
  const byLot = new Map([...each.keys()].map((text, index) => [text, known[index]]));
  const deadlines = ({ kind, subject, answers }: Follow): Deadline[] => {
    if (kind === 'law' && isLawId(subject)) {
      const { district } = answersFrom(answers).corrections;
      return lawDeadlines(subject, register).filter(({ key }) => isForDistrict(key, district));
    }
    if (kind !== 'module' || !isModuleSlug(subject)) return [];
    return Object.values(register.deadlines).filter(({ module }) => module === subject);
  };
  return follows.map((follow) => ({
    follow,
    kind: follow.kind,
    buildings: followedLots(follow).flatMap((lot) => byLot.get(lotKey(lot)) ?? []),
    deadlines: deadlines(follow),
    viewKey: follow.kind === 'portfolio' ? views.get(follow.subject) : undefined,
  }));
}
