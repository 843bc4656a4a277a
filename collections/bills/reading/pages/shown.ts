import type { Box } from '../rules/words.ts';

export type Turn = 0 | 90 | 180 | 270;

export interface Size {
  width: number;
  height: number;
}

export interface Setting {
  turn: Turn;
  tilt: number;
  shown: Size;
  straight: Size;
}

const UNTURNED: Record<Turn, (x: number, y: number, shown: Size) => [number, number]> = {
  0: (x, y) => [x, y],
  90: (x, y, { height }) => [y, height - x],
  180: (x, y, { width, height }) => [width - x, height - y],
  270: (x, y, { width }) => [width - y, x],
};

export function shownBox(box: Box, { turn, tilt, shown, straight }: Setting): Box {
  const sideways = turn === 90 || turn === 270;
  const upright = sideways ? { width: shown.height, height: shown.width } : shown;
  const angle = (tilt * Math.PI) / 180;
  const x = (box.left + box.right) / 2 - straight.width / 2;
  const y = (box.top + box.bottom) / 2 - straight.height / 2;
  const [middle, center] = UNTURNED[turn](
    x * Math.cos(angle) - y * Math.sin(angle) + upright.width / 2,
    x * Math.sin(angle) + y * Math.cos(angle) + upright.height / 2,
    shown,
  );
  const halves = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const [across = 0, down = 0] = sideways ? halves.toReversed() : halves;
  return { left: middle - across, right: middle + across, top: center - down, bottom: center + down };
}
