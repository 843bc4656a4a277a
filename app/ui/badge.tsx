import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'low' | 'medium' | 'high' | 'veryHigh';

export type BadgeTone = Tone | 'neutral';

const TONES: Record<BadgeTone, { colors: string; Icon: LucideIcon }> = {
  low: { colors: 'bg-low-tint text-low', Icon: CircleCheck },
  medium: { colors: 'bg-medium-tint text-medium', Icon: CircleAlert },
  high: { colors: 'bg-high-tint text-high', Icon: CircleAlert },
  veryHigh: { colors: 'bg-very-high-tint text-very-high', Icon: TriangleAlert },
  neutral: { colors: 'bg-hair text-ink', Icon: Info },
};

/** The label and the icon carry the meaning, not the color alone. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const { colors, Icon } = TONES[tone];
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[3px] px-3 py-1 text-[0.9rem] font-bold ${colors}`}
    >
      <Icon aria-hidden size={17} strokeWidth={2} />
      {children}
    </span>
  );
}

export const ExampleMark = ({ children }: { children: string }) => (
  <span className="inline-block rounded-[3px] border-[1.5px] border-dashed border-soft px-2 py-0.5 align-middle text-[0.82rem] leading-snug font-semibold text-soft">
    {children}
  </span>
);
