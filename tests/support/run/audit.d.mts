export interface AcceptedFinding {
  id: string;
  /** The last day on which it is accepted, as YYYY-MM-DD. */
  until: string;
  reason: string;
}

export function auditVerdict(
  output: string,
  accepted: AcceptedFinding[],
  today: string,
): { problems: string[]; notes: string[] };
