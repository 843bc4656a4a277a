import type { SubmissionResult } from '@conform-to/react';
import { TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { ReceivedNotice } from '../forms/received-notice.tsx';
import { useReceived } from '../forms/received.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { RESULT_SENT } from './messages.ts';
import type { RequestConstraint } from './quiz.server.ts';
import type { ResultView } from './result-view.ts';
import type { ResultRequestValues } from './schema.ts';

interface ResultRequestProps {
  words: ResultView['sending'];
  constraint: RequestConstraint;
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
}

const LABELS = { userEmail: 'Email', buildingAddress: 'Building address' } as const;

function ResultRequestForm({ constraint, result }: Omit<ResultRequestProps, 'words'>) {
  const { fields, ...submission } = useSubmission<ResultRequestValues>({
    id: 'result-request',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).resultRequestCheck,
  });
  return (
    <SubmissionForm {...submission} problems={summarise(fields, LABELS)} submitLabel="E-mail me this result">
      <TextInput field={fields.userEmail} label={LABELS.userEmail} type="email" autoComplete="email" />
      <TextInput
        field={fields.buildingAddress}
        label={LABELS.buildingAddress}
        hint="Number and street, and the borough."
        autoComplete="street-address"
      />
    </SubmissionForm>
  );
}

/** The form that sends a result, or that it is on its way. */
export function ResultRequest({ words, ...form }: ResultRequestProps) {
  const isReceived = useReceived('result');
  return (
    <section id="result" className="not-printed mt-12 border-t border-hair pt-10">
      {isReceived ? (
        <ReceivedNotice {...RESULT_SENT}>{null}</ReceivedNotice>
      ) : (
        <>
          <h2 className="text-[1.5rem]">{words.heading}</h2>
          <p className="mt-2 mb-7 max-w-[38rem] text-soft">{words.text}</p>
          <ResultRequestForm {...form} />
        </>
      )}
    </section>
  );
}
