import { Link } from '@remix-run/react';

interface ChosenAnswersProps {
  answers: { id: string; question: string; answer: string; score: number | null }[];
  changeUrl?: (question: number) => string;
}

export const ChosenAnswers = ({ answers, changeUrl }: ChosenAnswersProps) => (
  <section className="mt-10 print:mt-4">
    <h2 className="text-fit-md">Your answers</h2>
    <div className="mt-3 max-w-[44rem] overflow-x-auto">
      <table className="w-full text-[0.94rem] print:text-[0.85rem]">
        <thead className="text-left text-[0.85rem] text-soft">
          <tr>
            <th scope="col" className="py-1.5 print:py-0.5 font-normal">
              Question
            </th>
            <th scope="col" className="px-3 font-normal">
              Answer
            </th>
            <th scope="col" className="text-right font-normal">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ id, question, answer, score }, index) => (
            <tr key={id} className="border-t border-hair align-top">
              <th scope="row" className="py-1.5 print:py-0.5 text-left font-normal text-soft">
                {question}
              </th>
              <td className="px-3 py-1.5 print:py-0.5">
                <span className="font-semibold">{answer}</span>
                {changeUrl ? (
                  <Link
                    to={changeUrl(index + 1)}
                    aria-label={`Change: ${question}`}
                    className="not-printed block w-fit py-0.5 underline underline-offset-3"
                  >
                    Change
                  </Link>
                ) : null}
              </td>
              <td className="py-1.5 print:py-0.5 text-right">{score ?? 'not counted'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
