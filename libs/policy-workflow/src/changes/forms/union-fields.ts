import { lifePartnerMonths, unionTypes } from '@portal/domain';
import { date, radios } from '@portal/forms';

/** How a spouse and the policyholder are joined, and since when (docs/domain/records.md#r9-8). */
export const unionFields = [
  { name: 'Union_Type', label: 'Type of union', widget: radios(unionTypes) },
  {
    name: 'Union_Date',
    label: 'Date of marriage or union',
    hint: `For life partners: the day you began to live together, at least ${lifePartnerMonths} months ago`,
    widget: date(),
  },
] as const;
