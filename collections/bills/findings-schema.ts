import { z } from 'zod';
import { SEVERITIES } from '#law/bills/finding.ts';

const findingSchema = z.object({
  id: z.string(),
  severity: z.enum(SEVERITIES.map(({ value }) => value)),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  checks: z.array(z.string()).readonly(),
  step: z.string().optional(),
  monthlyExcess: z.number().optional(),
});

export const proposedSchema = z.object({
  findings: z.array(findingSchema),
  zone: z.string(),
  monthlyCost: z.number().optional(),
});

export type ProposedFinding = z.infer<typeof findingSchema>;
export type Proposed = z.infer<typeof proposedSchema>;
