import type { SelectField } from 'payload';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { TRADE_CHOICES } from '#law/trades.ts';

type Overrides = Pick<SelectField, 'admin'>;

export const lawsField = (description: string, { admin }: Overrides = {}): SelectField => ({
  name: 'laws',
  label: 'Building laws',
  type: 'select',
  hasMany: true,
  options: LAW_IDS.map((id) => ({ value: id, label: id })),
  admin: { description, ...admin },
});

export const tradesField = ({ admin }: Overrides = {}): SelectField => ({
  name: 'trades',
  type: 'select',
  hasMany: true,
  options: TRADE_CHOICES,
  admin,
});
