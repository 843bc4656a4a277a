import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isSameBillValue, parseBillValue } from '#app/regulations/bill-fields.ts';
import { findBillProgress, type BillProgress, type SentValue } from '#collections/bill-readings/links.ts';
import { correctReading, type Correction } from '#collections/bill-readings/submit.ts';
import { Refused, receive, typed, type Errors } from '../portfolio/answers.server.ts';
import { throwUnknownSecret } from '../site/missing-page.server.ts';
import { progressUrl } from './progress-url.ts';
import { stepsOf } from './steps.ts';
import { groupValues } from './value-groups.ts';

type SecretArgs = Pick<LoaderFunctionArgs, 'params' | 'context'>;

/** 404 where no bill has the key, 429 for somebody who tries many. */
const progressOrThrow = async ({ params, context }: SecretArgs): Promise<BillProgress> =>
  (await findBillProgress(params.key)) ?? (await throwUnknownSecret(context));

export async function loadProgress(args: LoaderFunctionArgs) {
  const progress = await progressOrThrow(args);
  const { module, reference, files, reading, status, reportUrl } = progress;
  return {
    module,
    reference,
    files,
    reportUrl,
    steps: stepsOf(progress),
    groups: groupValues(reading?.values ?? []),
    isOpen: status === 'pending',
    isCorrected: new URL(args.request.url).searchParams.get('done') === 'corrected',
  };
}

export type ProgressView = Awaited<ReturnType<typeof loadProgress>>;

const CLOSED =
  'Our staff have started the review, so these values can no longer be corrected here. Reply to our email if one is wrong.';

const CHANGED = 'Someone has corrected these values in the meantime. Check them below, and send yours again.';

/** The values that differ from those on the page. Throws `Refused` for what is no value of its field. */
function correctionsIn(fields: FormData, values: readonly SentValue[]): Correction[] {
  const errors: Errors = {};
  const corrections = values.flatMap(({ id, field, value }): Correction[] => {
    const name = `value_${id}`;
    if (!fields.has(name)) return [];
    const parsed = parseBillValue(field, typed(fields, name));
    if (parsed.error !== undefined) {
      errors[name] = [parsed.error];
      return [];
    }
    if (isSameBillValue(field, parsed.value, value)) return [];
    return [{ value: id, revision: Number(typed(fields, `revision_${id}`)), typed: parsed.value }];
  });
  if (Object.keys(errors).length > 0) throw new Refused(errors);
  return corrections;
}

/** Stores what the sender corrected, while staff have not started yet. */
export const receiveCorrections = (args: ActionFunctionArgs) =>
  receive(args, async ({ fields }) => {
    const progress = await progressOrThrow(args);
    const { reading, status } = progress;
    if (status !== 'pending' || !reading?.isRead) throw new Refused({ '': [CLOSED] }, 409);
    const corrections = correctionsIn(fields, reading.values);
    const outcome = await correctReading(progress, reading.id, corrections);
    if (outcome === 'review has started') throw new Refused({ '': [CLOSED] }, 409);
    if (outcome === 'changed by others') throw new Refused({ '': [CHANGED] }, 409);
    return `${progressUrl(args.params.key ?? '')}?done=corrected`;
  });
