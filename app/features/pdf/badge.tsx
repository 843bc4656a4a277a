import { Path, Svg, View } from '@react-pdf/renderer';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { TONES } from './palette.ts';
import { Words } from './words.tsx';

const TICK = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M8 12l3 3l5-6';
const CIRCLE = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 7v6M12 16.5v.5';
const INFORMATION = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 11v6M12 7v.5';
const TRIANGLE = 'M12 3L22 20H2zM12 9.5v5M12 16.8v.5';

const ICONS: Record<BadgeTone, string> = {
  low: TICK,
  medium: CIRCLE,
  high: CIRCLE,
  veryHigh: TRIANGLE,
  neutral: INFORMATION,
};

/** A risk level, or a neutral fact: its colour never stands without a word and an icon. */
export const Badge = ({
  tone,
  children,
  isSmall,
}: {
  tone: BadgeTone;
  children: string;
  isSmall?: boolean;
}) => {
  const { colour, tint } = TONES[tone];
  const size = isSmall ? 7.4 : 9;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignSelf: 'flex-start',
        alignItems: 'center',
        gap: 3.5,
        paddingVertical: isSmall ? 0.8 : 2.5,
        paddingHorizontal: isSmall ? 4 : 6,
        borderRadius: 2,
        backgroundColor: tint,
      }}
    >
      <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
        <Path d={ICONS[tone]} fill="none" stroke={colour} strokeWidth={2.4} />
      </Svg>
      <Words style={{ color: colour, fontSize: size, fontWeight: 700 }}>{children}</Words>
    </View>
  );
};
