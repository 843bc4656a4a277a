import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readPart } from '#app/data/pages.server.ts';
import { findBillProgress, findPicture, type BillProgress } from '#collections/bills/bill-progress.ts';
import { throwNotFound, throwUnknownSecret } from '#app/features/site/missing-page.server.ts';
import { progressUrl } from '#app/urls/bill-progress-url.ts';
import { listSteps } from './progress-steps.ts';

type SecretArgs = Pick<LoaderFunctionArgs, 'params' | 'context'>;

const progressOrThrow = async ({ params, context }: SecretArgs): Promise<BillProgress> =>
  (await findBillProgress(params.key)) ?? (await throwUnknownSecret(context));

export async function loadProgress(args: SecretArgs) {
  const progress = await progressOrThrow(args);
  const { module, reference, files, pages, groups, reading, status, reportUrl } = progress;
  const isDone = status === 'reportSent' || status === 'rejected';
  return {
    ...(await readPart('bill-pages', 'progress')),
    module,
    reference,
    files,
    pictures: pages.map(({ file, page }) => `${progressUrl(args.params.key ?? '')}/pages/${file}/${page}`),
    reportUrl,
    steps: listSteps(progress),
    groups,
    isWaiting: reading === 'waiting',
    isNoBill: reading === 'notABill' && !isDone,
    isDone,
  };
}

export type ProgressView = Awaited<ReturnType<typeof loadProgress>>;

const TOO_OFTEN = 'Too many requests came from your network. Please try again in a minute.';

export async function loadPicture(args: LoaderFunctionArgs): Promise<Response> {
  const { bill } = await progressOrThrow(args);
  const [file, page] = [Number(args.params.file), Number(args.params.page)];
  if (!Number.isInteger(file) || !Number.isInteger(page)) throwNotFound();
  if ((await args.context.takeLookUp()) !== undefined) throw data(TOO_OFTEN, { status: 429 });
  const found = await findPicture({ bill, file, page });
  if (found instanceof Response) return found;
  throw data(found.message, { status: found.status });
}
