import type { BuildingCopy } from '#app/data/laws.server.ts';
import { isAnswer, ANSWERS, type OpenQuestion, type Answer } from '#law/buildings/questions.ts';
import { BackLink, Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { type FormState, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { FactField } from './facts-section.tsx';
import type { FieldView } from './fields-view.ts';
import { CORRECT_TEXT, FIGURES, NO_QUESTIONS, ANSWER_LABELS, UPDATE_LAWS } from './texts.ts';

export interface QuestionView {
  id: OpenQuestion;
  question: string;
  why: string;
  answer: Answer;
  field?: FieldView;
}

interface QuestionProps {
  view: QuestionView;
}

const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lot border-[1.5px] border-line bg-card px-3.5 py-2 has-checked:border-ink has-checked:bg-lot-tint';

const YesOrNo = ({ view: { id, question, why, answer } }: QuestionProps) => {
  return (
    <fieldset aria-describedby={`why-${id}`} className="border-t border-hair py-5">
      <legend className="float-left w-full text-[1.1rem] font-semibold">{question}</legend>
      <p id={`why-${id}`} className="clear-both mb-3 max-w-[42rem] text-[0.94rem] text-soft">
        {why}
      </p>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((choice) => (
          <label key={choice} className={CHOICE}>
            <input
              type="radio"
              name={id}
              value={choice}
              defaultChecked={choice === answer}
              className="size-5 shrink-0 accent-ink"
            />
            {ANSWER_LABELS[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Question = (props: QuestionProps) => {
  const { field, question, why } = props.view;
  const hint = [why, field?.hint].filter(Boolean).join(' ');
  if (!field) return <YesOrNo {...props} />;
  return (
    <div className="max-w-[24rem] border-t border-hair py-5">
      <FactField field={{ ...field, label: question, hint }} />
    </div>
  );
};

const Figures = ({ fields }: { fields: readonly FieldView[] }) => (
  <section id="figures" aria-labelledby="figures-heading" className="scroll-mt-20 border-t border-hair py-5">
    <h2 id="figures-heading" className="text-[1.1rem]">
      {FIGURES.heading}
    </h2>
    <p className="mb-4 max-w-[44rem] text-soft">{CORRECT_TEXT}</p>
    <div className="grid max-w-[60rem] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map((field) => (
        <FactField key={field.name} field={field} />
      ))}
    </div>
  </section>
);

interface QuestionsPageProps extends FormState {
  title: string;
  path: string;
  /** `get` puts the answers into the URL, and `post` stores them. */
  method?: 'get' | 'post';
  back: string;
  questions: readonly QuestionView[];
  kept: readonly { name: string; value: string }[];
  figures?: readonly FieldView[];
  copy: BuildingCopy['ask'];
}

function answered(view: QuestionView, result: FormState['result']): QuestionView {
  const typed = typedIn(result, view.id);
  if (!result || !view.field) return { ...view, answer: isAnswer(typed) ? typed : view.answer };
  const errors = result.error?.[view.id] ?? undefined;
  return { ...view, field: { ...view.field, value: typed ?? view.field.value, errors } };
}

export const QuestionsPage = ({
  title,
  path,
  method = 'get',
  back,
  questions,
  kept,
  figures = [],
  copy,
  result,
}: QuestionsPageProps) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead}>
      <p className="mt-3 font-semibold">{title}</p>
    </PageHead>
    <PageWidth className="py-8 sm:py-10">
      <BackLink href={back}>Back</BackLink>
      <FormError result={result} />
      {questions.length === 0 ? <p className="mt-6 max-w-[44rem]">{NO_QUESTIONS}</p> : null}
      {questions.length + figures.length === 0 ? null : (
        <form method={method} action={path} className="mt-6">
          {kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {questions.map((view) => (
            <Question key={view.id} view={answered(view, result)} />
          ))}
          {figures.length > 0 ? <Figures fields={figures} /> : null}
          <Button type="submit" className="mt-4">
            {UPDATE_LAWS}
          </Button>
        </form>
      )}
    </PageWidth>
  </>
);
