interface ChosenAnswersProps {
  answers: { id: string; question: string; answer: string; score: number | null }[];
}

export const ChosenAnswers = ({ answers }: ChosenAnswersProps) => (
  <section className="mt-10 print:mt-4">
    <h2 className="text-[1.5rem]">Your answers</h2>
    <table className="mt-3 w-full max-w-[44rem] text-[0.94rem]">
      <thead className="text-left text-[0.85rem] text-soft">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
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
        {answers.map(({ id, question, answer, score }) => (
          <tr key={id} className="border-t border-hair align-top">
            <th scope="row" className="py-1.5 text-left font-normal text-soft">
              {question}
            </th>
            <td className="px-3 py-1.5 font-semibold">{answer}</td>
            <td className="py-1.5 text-right">{score ?? 'not counted'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
