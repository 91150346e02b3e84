import { readReference } from '@portal/domain';

/** `Report DR-7K3M-Q2XR`, however the address spells it, in the breadcrumbs of a report; null where the address names none. */
export function reportCrumb(typed: string): string | null {
  const read = readReference(typed);
  return read.success && read.value.kind === 'DEATH_REPORT' ? `Report ${read.value.reference}` : null;
}
