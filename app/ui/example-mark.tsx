/** Marks a figure that is made up: it shows what a full analysis looks like. */
export const ExampleMark = ({ children }: { children: string }) => (
  <span className="inline-block rounded-[3px] border-[1.5px] border-dashed border-soft px-2 py-0.5 align-middle text-[0.82rem] leading-snug font-semibold text-soft">
    {children}
  </span>
);
