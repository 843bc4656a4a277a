import type { Deadline, Register } from '#law/figures/register.ts';
import type { RuleFigures } from '#law/figures/values.ts';
import { CWZ_ZONES } from '#law/commercial-waste/zones.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { GAS_CYCLE } from '#law/buildings/gas-cycle.ts';
import { LIMIT_FIGURES, LL97_FIGURES, SCENARIO_FIGURES } from '#law/ll97/figures.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { dayInNewYork } from '#law/days.ts';
import * as filling from '#cms/register/fill.ts';
import * as register from '#cms/register/register.ts';
import { addUses } from '#cms/register/uses.ts';
import { openPayload } from '#cms/open-payload.ts';
import { lawDeadlines, type LawId } from '#law/buildings/rules/index.ts';

export const readRegister = async (): Promise<Register> => register.readRegister(await openPayload());

export const fillFigures = <Content>(content: Content, now = new Date()): Promise<Content> =>
  filling.fillFigures(readRegister, content, now);

/** Caches the figures until the register or the day in New York changes. */
function forRule<Figures extends object>({ uses, from }: RuleFigures<Figures>) {
  let last: { register: Register; day: string; figures: Figures } | undefined;
  return async (now = new Date()): Promise<Figures> => {
    addUses(uses);
    const register = await readRegister();
    const day = dayInNewYork(now);
    if (last?.register !== register || last.day !== day)
      last = { register, day, figures: from(register, day) };
    return last.figures;
  };
}

export const readLimitFigures = forRule(LIMIT_FIGURES);

export const readLL97Figures = forRule(LL97_FIGURES);

export const readScenarioFigures = forRule(SCENARIO_FIGURES);

export async function readDeadlines(module: ModuleSlug, now = new Date()): Promise<Deadline[]> {
  const { deadlines } = await readRegister();
  return fillFigures(
    Object.values(deadlines).filter((deadline) => deadline.module === module),
    now,
  );
}

export async function readLawDeadlines(law: LawId, now = new Date()): Promise<Deadline[]> {
  return fillFigures(lawDeadlines(law, await readRegister()), now);
}

export const readThresholds = forRule(THRESHOLDS);

export const readGasCycle = forRule(GAS_CYCLE);

export const readZones = forRule(CWZ_ZONES);
