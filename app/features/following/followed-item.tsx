import type { SubmissionResult } from '@conform-to/react';
import { ChevronDown } from 'lucide-react';
import { type Choices, type FollowKind, hasRecord, LEADS } from '#law/following.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import type { FollowItem } from './manage.server.ts';
import { chosenText, decidedByText, NO_DATE, NOT_CONFIRMED } from './texts.ts';

const describeChoices = (choices: Choices, kind: FollowKind): string =>
  chosenText({
    days: LEADS.filter((lead) => choices[`remind${lead}`]),
    digest: choices.digest,
    changes: choices.changes,
    record: hasRecord(kind) && choices.record,
  });

interface FollowedItemProps {
  item: FollowItem;
  page: string;
  result: SubmissionResult | undefined;
}

const Now = ({ now }: Pick<FollowItem, 'now'>) =>
  now.length > 0 ? (
    <ul className="mt-1 font-semibold">
      {now.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ) : null;

const Next = ({ next }: Pick<FollowItem, 'next'>) =>
  next ? (
    <p className="mt-1">
      Next: <time dateTime={next.day}>{next.when}</time>, {next.what}
      {next.decidedBy ? `. ${decidedByText(next.decidedBy)}` : null}
    </p>
  ) : (
    <p className="mt-1 text-soft">{NO_DATE}</p>
  );

const OwnAnswers = ({ own: { answers, change }, label }: { own: OwnView; label: string }) => (
  <div className="mt-2 max-w-[44rem]">
    {answers.length > 0 ? (
      <>
        <p className="font-semibold">Your answers</p>
        <dl>
          {answers.map((answer) => (
            <div key={answer.label} className="flex flex-wrap gap-x-1.5">
              <dt className="text-soft">{answer.label.replace(/[?:]?$/, ':')}</dt>
              <dd>{answer.value}</dd>
            </div>
          ))}
        </dl>
      </>
    ) : null}
    <a href={change} className="underline underline-offset-3">
      {answers.length > 0 ? 'Change your answers' : 'Answer a few questions to get more exact dates'}
      <span className="sr-only">: {label}</span>
    </a>
  </div>
);

type OwnView = Exclude<FollowItem['own'], false>;

export function FollowedItem({
  item: { id, kind, label, url, now, next, choices, isPending, own },
  page,
  result: last,
}: FollowedItemProps) {
  const result = last?.initialValue?.id === String(id) ? last : undefined;
  const errors = result?.error?.choices ?? undefined;
  return (
    <li id={`follow-${id}`} className="scroll-mt-24 border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-[16rem]">
          <h3 className="text-[1.15rem]">
            {url ? (
              <a href={url} className="underline underline-offset-3">
                {label}
              </a>
            ) : (
              label
            )}
          </h3>
          {isPending ? (
            <p className="mt-1 font-semibold">{NOT_CONFIRMED}</p>
          ) : (
            <>
              <Now now={now} />
              <Next next={next} />
            </>
          )}
          {own ? <OwnAnswers own={own} label={label} /> : null}
        </div>
        <form method="post" action={page}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="stop" look="secondary">
            Stop<span className="sr-only"> following {label}</span>
          </Button>
        </form>
      </div>
      <details open={isPending || errors !== undefined} className="group mt-3">
        <summary className="inline-flex cursor-pointer list-none items-center gap-2 py-1.5 underline underline-offset-3 [&::-webkit-details-marker]:hidden">
          {describeChoices(choices, kind)}
          <span className="sr-only">: change</span>
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <form method="post" action={page} className="mt-3 grid gap-5">
          <input type="hidden" name="id" value={id} />
          <ChoiceBoxes
            id={`follow-${id}`}
            chosen={result?.initialValue ?? choices}
            kind={kind}
            errors={errors}
          />
          <Button type="submit" name="intent" value="save" className="justify-self-start">
            {isPending ? 'Confirm' : 'Save'}
            <span className="sr-only"> the emails about {label}</span>
          </Button>
        </form>
      </details>
    </li>
  );
}
