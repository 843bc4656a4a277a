import { mailsSender, type Status, statusesAfter, type Workflow } from '../../kinds/workflow.ts';

interface StatusOption {
  value: string;
  label: string;
  isApart: boolean;
}

const optionOf = (workflow: Workflow, { value, label }: Status): StatusOption => {
  const isApart = mailsSender(workflow, value);
  return { value, label: isApart ? `${label} (emails the sender)` : label, isApart };
};

export const allStatuses = (workflow: Workflow): StatusOption[] =>
  workflow.statuses.map((status) => optionOf(workflow, status));

export const nextStatuses = (workflow: Workflow, present: string): StatusOption[] =>
  statusesAfter(workflow, [present]).map((status) => optionOf(workflow, status));

export function statusOptions(options: readonly StatusOption[]): StatusOption[] {
  const all = [...new Map(options.map((option) => [option.value, option])).values()];
  return [...all.filter(({ isApart }) => !isApart), ...all.filter(({ isApart }) => isApart)];
}
