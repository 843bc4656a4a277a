import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  findSubscriber,
  type Followed,
  readFollowed,
  readStopped,
  readTopics,
} from '#app/data/subscribers.server.ts';
import { type BuildingCopy, readBuildingCopy } from '#app/data/laws.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { readRecords } from '#app/data/city-record.server.ts';
import { compareDoNow, type DoNow, doNow, lawsToDoNow } from '#law/city-record/do-now.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { answersFrom } from '#law/buildings/answers.ts';
import { FOLLOW_KINDS } from '#law/following.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { nextDay } from '#law/figures/register.ts';
import { newsletterName } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { nextThree } from '#law/buildings/lines.ts';
import { undecidedGroup, whatWithoutLot } from '#law/buildings/lot-groups.ts';
import {
  changeCalendar,
  changeChoices,
  confirmNewsletter,
  eraseSubscriber,
  replaceKey,
  resumeFollow,
  stopEverything,
  stopTopic,
} from '#collections/following/subscribers/manage.ts';
import { answerRows } from '#app/features/buildings/stored-answers.server.ts';
import { FormRejected, receiveForm, readForm } from '../forms/receive-form.server.ts';
import { throwUnknownSecret } from '../site/missing-page.server.ts';
import { originOf } from '../site/origin.server.ts';
import { manageForm } from './follow-fields.ts';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';
import { ERRORS, GROUP_NAMES, moreText } from './texts.ts';
import { asksForDistrict, subjectUrl } from './subjects.server.ts';

/** Limits the to-dos shown, because a portfolio may have hundreds. Its own page lists all of them. */
const SHOWN_NOW = 5;

interface NextDate {
  day: string;
  what: string;
  decidedBy?: string;
}

type Records = ReadonlyMap<string, RecordSummary>;

/** The to-do list of each building, in the same order as the buildings. */
const listDoNow = ({ buildings }: Followed, records: Records): DoNow[][] =>
  buildings.map(({ bbl, lines, facts }) => {
    const record = records.get(bbl);
    return record ? doNow(lines, record, facts) : [];
  });

/** The first thing to do for each followed building, with the most urgent building first. */
function listMostUrgent({ buildings, kind }: Followed, lists: readonly DoNow[][]): string[] {
  const firsts = buildings.flatMap((building, index) => {
    const [first] = lists[index] ?? [];
    return first ? [{ first, address: kind === 'portfolio' ? building.address : undefined }] : [];
  });
  const texts = firsts
    .toSorted((one, other) => compareDoNow(one.first, other.first))
    .map(({ first, address }) => (address ? `${address}: ${first.text}` : first.text));
  const rest = texts.length - SHOWN_NOW;
  return rest > 0 ? [...texts.slice(0, SHOWN_NOW), moreText(rest)] : texts;
}

function findNextDate(
  { buildings, deadlines, kind, follow }: Followed,
  { today, lists }: { today: string; lists: readonly DoNow[][] },
): NextDate | undefined {
  const { district } = kind === 'law' ? answersFrom(follow.answers).corrections : {};
  const ofLots: NextDate[] = buildings.flatMap((building, index) =>
    nextThree(building.lines, lawsToDoNow(lists[index] ?? [])).flatMap(({ nextDate, law }) =>
      nextDate === undefined
        ? []
        : [
            {
              day: nextDate,
              what:
                kind === 'portfolio' && building.address ? `${law.title}, ${building.address}` : law.title,
            },
          ],
    ),
  );
  const ofLaws: NextDate[] = deadlines.flatMap((deadline) => {
    const day = nextDay(deadline, today);
    if (day === undefined || day < today) return [];
    return [
      {
        day,
        what: whatWithoutLot(deadline, district),
        decidedBy: undecidedGroup(deadline.key, district)?.decidedBy,
      },
    ];
  });
  return [...ofLots, ...ofLaws].toSorted((one, other) => one.day.localeCompare(other.day))[0];
}

function toItem(
  followed: Followed,
  { today, records, page, copy }: { today: string; records: Records; page: string; copy: BuildingCopy },
) {
  const { follow, viewKey, kind } = followed;
  const { id, label, subject, status, remind60, remind30, remind7, digest, changes, record } = follow;
  const lists = listDoNow(followed, records);
  const next = findNextDate(followed, { today, lists });
  const now = listMostUrgent(followed, lists);
  const portfolio = viewKey === undefined ? undefined : `/portfolio/view/${viewKey}`;
  const answers = kind === 'building' && follow.answers ? `?${follow.answers}` : '';
  return {
    id,
    kind,
    label,
    choices: { remind60, remind30, remind7, digest, changes, record },
    url: kind === 'portfolio' ? portfolio : subjectUrl({ kind, subject }) + answers,
    isPending: status === 'pending',
    own: (kind === 'building' || asksForDistrict({ kind, subject })) && {
      answers: answerRows(answersFrom(follow.answers), copy),
      change: `${page}/answers/${id}`,
    },
    now,
    next: next && { ...next, when: longDay(next.day) },
  };
}

export type FollowItem = ReturnType<typeof toItem>;

export async function subscriberOrThrow({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  return (await findSubscriber('key', params.key)) ?? (await throwUnknownSecret(context));
}

const calendarUrls = (request: Request, key: string) => {
  const file = `${FOLLOW_URL}/calendar/${key}.ics`;
  const origin = originOf(request);
  return { address: `${origin}${file}`, subscription: `webcal://${new URL(origin).host}${file}` };
};

export async function loadManaged(args: LoaderFunctionArgs) {
  const { request } = args;
  const subscriber = await subscriberOrThrow(args);
  const today = dayInNewYork(new Date());
  const [{ mine: copy }, buildingCopy, { follows, newsletters }, stopped] = await Promise.all([
    readPage('following'),
    readBuildingCopy(),
    readTopics(subscriber),
    readStopped(subscriber),
  ]);
  const page = `${FOLLOW_URL}/${subscriber.key}`;
  const byLabel = follows.toSorted((one, other) => one.label.localeCompare(other.label));
  const followed = await readFollowed(byLabel, today);
  const bbls = new Set(followed.flatMap(({ buildings }) => buildings.map(({ bbl }) => bbl)));
  const read = bbls.size > 0 ? await readRecords([...bbls], today) : [];
  const records = new Map(read.map((record) => [record.bbl, record]));
  const groups = FOLLOW_KINDS.map(({ value }) => ({
    kind: value,
    name: GROUP_NAMES[value],
    items: followed
      .filter(({ kind }) => kind === value)
      .map((one) => toItem(one, { today, records, page, copy: buildingCopy })),
  }));
  return {
    copy,
    email: subscriber.email,
    page,
    groups: groups.filter(({ items }) => items.length > 0),
    stopped: stopped.map(({ id, label }) => ({ id, label })),
    newsletters: newsletters.map(({ id, source, status }) => ({
      id,
      name: newsletterName(source),
      isPending: status === 'pending',
    })),
    calendar: subscriber.calendarKey ? calendarUrls(request, subscriber.calendarKey) : undefined,
    done: new URL(request.url).searchParams.get('done') ?? '',
  };
}

export type ManageData = Awaited<ReturnType<typeof loadManaged>>;

export async function receiveChange(args: ActionFunctionArgs) {
  const { key } = await subscriberOrThrow(args);
  return receiveForm(args, {
    ...manageForm,
    name: 'follow',
    async submit({ intent, id = 0, ...choices }) {
      const changes = {
        save: () => changeChoices(key, id, choices),
        stop: () => stopTopic(key, 'follows', id),
        resume: () => resumeFollow(key, id),
        stopEverything: () => stopEverything(key),
        confirmNewsletter: () => confirmNewsletter(key, id),
        endNewsletter: () => stopTopic(key, 'newsletters', id),
        newCalendar: () => changeCalendar(key, 'new'),
        noCalendar: () => changeCalendar(key, 'none'),
        replace: () => replaceKey(key),
      };
      const changedKey = await changes[intent]();
      if (changedKey === undefined) throw new FormRejected({ '': [ERRORS.gone] }, 409);
      const page = `${FOLLOW_URL}/${changedKey}?done=${intent}`;
      return intent === 'save' ? `${page}#follow-${id}` : page;
    },
    next: (url) => url,
  });
}

export async function loadErase(args: LoaderFunctionArgs) {
  const { email, key } = await subscriberOrThrow(args);
  const { mine } = await readPage('following');
  return { email, page: `${FOLLOW_URL}/${key}`, text: mine.eraseText };
}

export async function receiveErase(args: ActionFunctionArgs) {
  const { key } = await subscriberOrThrow(args);
  await readForm(args.request);
  await eraseSubscriber(key);
  return redirect(`${FOLLOW_URL}/erased`);
}
