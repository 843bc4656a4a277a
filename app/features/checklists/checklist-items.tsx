import { STEP_PARTS } from './messages.ts';
import type { ChecklistView } from './checklist-view.ts';

type Item = ChecklistView['items'][number];

const Part = ({ name, words }: { name: string; words: string }) => (
  <p className="mt-2 text-[0.97rem] print:mt-0.5">
    <span className="font-semibold">{name}:</span> {words}
  </p>
);

/** One step, with a box to tick: on the screen, or with a pen. */
function Step({ item, id }: { item: Item; id: string }) {
  const { heading, rule, action, basis } = item;
  return (
    <li className="flex break-inside-avoid gap-4 border-r border-b border-line bg-card p-5 has-checked:bg-lot-tint sm:p-6 print:gap-2.5 print:px-2.5 print:py-1.5">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-words`}
        className="mt-0.5 size-6 shrink-0 cursor-pointer accent-ink"
      />
      <div>
        <h3 className="text-[1.15rem]">
          <label htmlFor={id} className="cursor-pointer">
            {heading}
          </label>
        </h3>
        <div id={`${id}-words`}>
          <Part name={STEP_PARTS.action} words={action} />
          <Part name={STEP_PARTS.rule} words={rule} />
        </div>
        <p className="mt-2 text-[0.85rem] text-soft print:mt-0.5">
          {STEP_PARTS.basis}: {basis}
        </p>
      </div>
    </li>
  );
}

/** The steps of a checklist, in two columns where there is room. */
export const ChecklistItems = ({ items }: { items: Item[] }) => (
  <ol className="mt-8 grid border-t border-l border-line lg:grid-cols-2 print:mt-3 print:grid-cols-2">
    {items.map((item, index) => (
      <Step key={item.heading} item={item} id={`step-${index + 1}`} />
    ))}
  </ol>
);
