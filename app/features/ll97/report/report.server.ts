import { data, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { findEmissionsReport } from '#app/data/emissions-reports.server.ts';
import { findLocally, parseQuery } from '#app/data/building-search.server.ts';
import { readLL97Figures, fillFigures } from '#app/data/figures.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { reportOn } from '#law/ll97/report.ts';
import { dayInNewYork } from '#law/days.ts';
import { addressIn } from '../calculator/city-start.ts';
import { mailEmissionsReport } from '#collections/ll97/submit.ts';
import { confirmationUrl } from '#app/features/forms/confirmation.tsx';
import { readMailed, setMailedToCookie } from '#app/features/forms/mailed-to.server.ts';
import { processForm, respondWithPage } from '#app/features/forms/receive-form.server.ts';
import { reportSummary } from './mail-figures.ts';
import { reportView, type ReportView } from './report-view.ts';
import { toQuery } from '../scenarios/scenario-query.ts';
import { loadScenarios } from '../scenarios/scenarios.server.ts';
import { mailRequestForm, MAX_RECIPIENTS } from './mail-request-fields.ts';
import { MAIL } from './texts.ts';
import { readLinksIn } from '#app/data/official-links.server.ts';

export const NO_REPORT = 'There is no report at this address.';

/** Leaves placeholders in the address unfilled, because a visitor typed it. */
async function fillView({ address, ...copy }: ReportView, now: Date): Promise<ReportView> {
  return { ...(await fillFigures(copy, now)), address };
}

export async function findReport(publicId: string, now = new Date()) {
  const stored = await findEmissionsReport(publicId);
  if (!stored) return undefined;
  const today = dayInNewYork(now);
  const [law, copy] = await Promise.all([readLL97Figures(now), readPart('ll97-report', 'report')]);
  const report = reportOn(stored.building, today, law);
  if (!report) throw new Error('The report of a stored building cannot be computed.');
  const { building } = report;
  return {
    createdAt: stored.createdAt,
    building,
    report,
    deadlines: await fillFigures(report.deadlines, now),
    view: await fillView(reportView(report, Number(today.slice(0, 4)), copy), now),
    copy,
  };
}

export async function loadReport(request: Request, publicId = '') {
  const now = new Date();
  const found = await findReport(publicId, now);
  if (!found) throw data(NO_REPORT, { status: 404 });
  const { createdAt, view, report, copy } = found;
  const { nextSteps } = copy;
  const query = new URL(request.url).searchParams;
  const mailed = query.has('mail') ? await readMailed(request) : undefined;
  return {
    publicId,
    createdAt,
    view,
    scenarios: await loadScenarios(report, { query, createdAt, now }),
    mailForm: mailRequestForm.describe(),
    mailedTo: mailed?.emails ?? [],
    mailHint: MAIL.hint(MAX_RECIPIENTS),
    nextSteps: { ...nextSteps, links: await readLinksIn(nextSteps.text) },
  };
}

/**
 * The city's own address, if the typed one matches exactly one building. Visitors must not be able to make us
 * email their own text to others.
 */
async function addressForMail(
  typed: string | undefined,
  { takeLookUp }: AppLoadContext,
): Promise<string | undefined> {
  const query = parseQuery(typed ?? '');
  if (query.kind !== 'address' || (await takeLookUp()) !== undefined) return undefined;
  const [found, ...others] = (await findLocally(query)).filter(({ match }) => match === 'exact');
  return found && others.length === 0 ? addressIn(found.bbl, found.address) : undefined;
}

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

export async function receiveMailRequest(args: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>) {
  const { publicId, scenarios, view } = await loadReport(args.request, args.params.id);
  const query = Object.keys(scenarios.errors).length === 0 ? toQuery(scenarios.typed) : '';
  const outcome = await processForm(args, {
    ...mailRequestForm,
    name: 'mail',
    submit: async ({ email: recipients }, { isSpam }) => {
      if (isSpam) return recipients;
      const building = await addressForMail(view.address, args.context);
      const figures = reportSummary(view, scenarios.view?.finding);
      await mailEmissionsReport(publicId, { recipients, building, figures, query });
      return recipients;
    },
    mailsTo: ({ email }) => email,
  });
  const headers =
    'stored' in outcome
      ? await setMailedToCookie(args.request, { emails: outcome.stored, path: '/ll97/report' })
      : undefined;
  return respondWithPage(outcome, () => confirmationUrl(args.request.url, 'mail'), { headers });
}
