import { type DescriptionRow } from '@portal/ui-kit';

/** The rows whose value is known. */
export const knownRows = (values: Record<string, string>): DescriptionRow[] =>
  Object.entries(values).flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
