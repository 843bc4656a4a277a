import { data, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { lawsByFamily } from '#app/data/laws.server.ts';
import { readPage, readPart } from '#app/data/pages.server.ts';
import { answersFrom, answersText } from '#law/buildings/answers.ts';
import { REGULATORY_MODULES } from '#law/modules.ts';
import { nameBesideTitle } from '#law/buildings/laws.ts';
import { follow, type FollowRequest, TooManyPending } from '#collections/following/subscribers/submit.ts';
import { districtsOfPlace } from '#app/features/address-box/districts-of-place.server.ts';
import { setMailedToCookie } from '../forms/mailed-to.server.ts';
import { FormRejected, processForm, respondWithPage } from '../forms/receive-form.server.ts';
import { inEvenTime } from '../forms/even-time.ts';
import { tooManyMails } from '../forms/too-often.server.ts';
import { followForm } from './follow-fields.ts';
import { FOLLOW_URL, followUrl } from '#app/urls/subject-url.ts';
import { findSubject } from './subjects.server.ts';
import { ERRORS } from './texts.ts';

const askedSubject = ({ url }: Pick<Request, 'url'>) => {
  const { searchParams } = new URL(url);
  return {
    kind: searchParams.get('kind'),
    subject: searchParams.get('subject'),
    answers: answersFrom(searchParams.get('answers')),
  };
};

async function readChoices() {
  const families = (await lawsByFamily()).map(({ name, laws }) => ({
    name,
    rows: laws.map((law) => ({
      title: law.title,
      note: nameBesideTitle(law),
      url: followUrl({ kind: 'law', subject: law.id }),
    })),
  }));
  const modules = REGULATORY_MODULES.map(({ slug, name }) => ({
    title: name,
    note: '',
    url: followUrl({ kind: 'module', subject: slug }),
  }));
  return [...families, { name: 'Whole modules', rows: modules }];
}

export async function loadFollow(request: Pick<Request, 'url'>) {
  const { kind, subject, answers } = askedSubject(request);
  const [{ heading, lead, points, more, form, meta }, boxLabel] = await Promise.all([
    readPage('following'),
    readPart('buildings', 'heading'),
  ]);
  const copy = { heading, lead, points, more, form, meta };
  if (kind === null && subject === null) return { copy, boxLabel, groups: await readChoices() };
  const found = await findSubject(kind, subject);
  if (!found) throw data(ERRORS.unknown, { status: 404 });
  return {
    copy,
    boxLabel,
    subject: found,
    answers: found.kind === 'building' ? answersText(answers) : '',
    district: found.asksDistrict ? answers.corrections.district : undefined,
  };
}

export type FollowData = Awaited<ReturnType<typeof loadFollow>>;

/**
 * Sends a confirmation email. Throws a validation error (429) if the recipient was sent several emails
 * recently or has too many pending requests.
 */
export async function followOrRefuse(
  email: string,
  request: FollowRequest,
  { isSpam, context, field }: { isSpam: boolean; context: AppLoadContext; field: string },
): Promise<void> {
  const refuse = (message: string) => new FormRejected({ [field]: [message] }, 429);
  const takeMail = async () => {
    const seconds = await context.takeMailTo(email);
    if (seconds !== undefined) throw refuse(tooManyMails(seconds));
  };
  try {
    await follow(email, request, { isSpam, takeMail });
  } catch (error) {
    throw error instanceof TooManyPending ? refuse(error.message) : error;
  }
}

async function findDistrict(
  { place, district }: { place?: string; district?: number },
  context: AppLoadContext,
): Promise<number | undefined> {
  if (district !== undefined || !place) return district;
  const [found, ...others] = await districtsOfPlace(place, context);
  if (found === undefined) throw new FormRejected({ place: [ERRORS.noDistrict] }, 400);
  if (others.length > 0) throw new FormRejected({ district: [ERRORS.severalDistricts] }, 400);
  return found;
}

const FOLLOW_MS = 400;

/** The response is the same for known and unknown email addresses, and for spam, to protect subscribers' privacy. */
export async function receiveFollow(args: ActionFunctionArgs) {
  const { kind, subject } = askedSubject(args.request);
  const found = await findSubject(kind, subject);
  if (!found) throw data(ERRORS.unknown, { status: 400 });
  const outcome = await processForm(args, {
    ...followForm,
    name: 'follow',
    async submit({ email, answers, place, district, ...choices }, { isSpam }) {
      const asked = found.asksDistrict && !isSpam;
      const own = asked ? await findDistrict({ place, district }, args.context) : undefined;
      const said = found.kind === 'building' ? answers : answersText({ corrections: { district: own } });
      const request = {
        kind: found.kind,
        subject: found.subject,
        label: found.label,
        ...choices,
        answers: said || undefined,
      };
      await inEvenTime(FOLLOW_MS, () =>
        followOrRefuse(email, request, { isSpam, context: args.context, field: '' }),
      );
      return email;
    },
  });
  const headers =
    'stored' in outcome
      ? await setMailedToCookie(args.request, { emails: [outcome.stored], path: FOLLOW_URL })
      : undefined;
  return respondWithPage(outcome, () => `${FOLLOW_URL}/check-email`, { headers });
}
