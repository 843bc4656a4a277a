import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { fillFigures } from '#app/data/figures.server.ts';
import { isSameBillValue, parseBillValue } from '#law/bills/bill-fields.ts';
import {
  findBillProgress,
  findFirstReading,
  findPicture,
  type BillProgress,
  type SentValue,
} from '#collections/bills/bill-progress.ts';
import { correctReading, type Correction } from '#collections/bills/submit.ts';
import { anyFields, textOf } from '#app/features/forms/define-form.ts';
import {
  type FormErrors,
  FormRejected,
  NOT_STORED,
  receiveForm,
} from '#app/features/forms/receive-form.server.ts';
import { throwNotFound, throwUnknownSecret } from '#app/features/site/missing-page.server.ts';
import { progressUrl } from '#app/urls/bill-progress-url.ts';
import { CLOSED, stepsOf } from './progress-steps.ts';
import { groupValues, removeNameOf } from './value-groups.ts';

type SecretArgs = Pick<LoaderFunctionArgs, 'params' | 'context'>;

/** Throws 404 for an unknown key, and 429 for a visitor who tries many. */
const progressOrThrow = async ({ params, context }: SecretArgs): Promise<BillProgress> =>
  (await findBillProgress(params.key)) ?? (await throwUnknownSecret(context));

const MAX_CONTRACT_LENGTH =
  'By the rule as of 2020, a contract may run for at most {figure:bic-contract-years}.';
const TERM_COMPARED = 'We compared this with the contract term that we read.';
const NO_TERM = 'We could not read a contract term with certainty, so look up how long yours runs.';

const isTerm = ({ field, isUncertain, isRemoved }: SentValue): boolean =>
  field === 'contractMonths' && !isUncertain && !isRemoved;

export async function loadProgress(args: LoaderFunctionArgs) {
  const progress = await progressOrThrow(args);
  const { module, reference, files, pages, reading, status, reportUrl } = progress;
  const findings = await findFirstReading(progress);
  const isTermRead = reading?.values.some(isTerm);
  const contract = `${MAX_CONTRACT_LENGTH} ${isTermRead ? TERM_COMPARED : NO_TERM}`;
  return {
    module,
    reference,
    files,
    pictures: pages.map(({ file, page }) => `${progressUrl(args.params.key ?? '')}/pages/${file}/${page}`),
    reportUrl,
    steps: stepsOf(progress),
    firstReading: findings && { findings, contract: await fillFigures(contract) },
    groups: groupValues(reading?.values ?? []),
    isOpen: status === 'pending',
    isDone: status === 'reportSent' || status === 'rejected',
    isCorrected: new URL(args.request.url).searchParams.get('done') === 'corrected',
  };
}

export type ProgressView = Awaited<ReturnType<typeof loadProgress>>;

const CHANGED = 'Someone has corrected these values in the meantime. Check them below, and send yours again.';

/** The sender's corrections. Throws `FormRejected` with the errors of all values. */
function correctionsIn(fields: FormData, values: readonly SentValue[]): Correction[] {
  const errors: FormErrors = {};
  const corrections = values.flatMap((sent): Correction[] => {
    const { id, field, value, isRemoved } = sent;
    if (!fields.has(`revision_${id}`)) return [];
    const revision = Number(textOf(fields, `revision_${id}`));
    const isToBeRemoved = fields.has(removeNameOf(sent));
    // A removed value has no field. Correcting it to the value that we read restores it.
    if (isRemoved)
      return isToBeRemoved ? [] : [{ value: id, revision, decision: { verdict: 'corrected', value } }];
    if (isToBeRemoved) return [{ value: id, revision, decision: { verdict: 'dismissed' } }];
    const parsed = parseBillValue(field, textOf(fields, `value_${id}`));
    if (parsed.error !== undefined) errors[`value_${id}`] = [parsed.error];
    if (parsed.error !== undefined || isSameBillValue(field, parsed.value, value)) return [];
    return [{ value: id, revision, decision: { verdict: 'corrected', value: parsed.value } }];
  });
  if (Object.keys(errors).length > 0) throw new FormRejected(errors);
  return corrections;
}

export async function receiveCorrections(args: ActionFunctionArgs) {
  const progress = await progressOrThrow(args);
  const { reading, status } = progress;
  return receiveForm(args, {
    name: 'correction',
    check: anyFields,
    failure: NOT_STORED,
    async submit(fields) {
      if (status !== 'pending' || !reading?.isRead) throw new FormRejected({ '': [CLOSED] }, 409);
      const corrections = correctionsIn(fields, reading.values);
      const outcome = await correctReading(progress, corrections);
      if (outcome === 'review has started') throw new FormRejected({ '': [CLOSED] }, 409);
      if (outcome === 'changed by others') throw new FormRejected({ '': [CHANGED] }, 409);
    },
    next: () => `${progressUrl(args.params.key ?? '')}?done=corrected`,
  });
}

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
