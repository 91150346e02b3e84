import { type ClaimCase } from '@portal/contract';
import { causeWords } from '@portal/contract/words';
import { formatDate, formatRand } from '@portal/domain';

type Says = NonNullable<ClaimCase['documents'][number]['says']>;

const details = { NAMES: 'names', ID_NUMBER: 'ID number', DATE_OF_BIRTH: 'date of birth' } as const;

/** What a document says, as far as it was typed: one sentence, or none. */
export function saysWords(says: Says): string[] {
  const { writtenOn, dateOfDeath, cause, weeks, serialNumber, amount, detailsThatDiffer } = says;
  const parts = [
    ...(writtenOn === null ? [] : [`written on ${formatDate(writtenOn)}`]),
    ...(dateOfDeath === null ? [] : [`death on ${formatDate(dateOfDeath)}`]),
    ...(cause === null ? [] : [`cause: ${causeWords(cause).toLowerCase()}`]),
    ...(weeks === null ? [] : [`${weeks} weeks`]),
    ...(serialNumber === null ? [] : [`serial number ${serialNumber}`]),
    ...(amount === null ? [] : [formatRand(amount)]),
    ...(detailsThatDiffer.length === 0
      ? []
      : [`differs from the policy: ${detailsThatDiffer.map((detail) => details[detail]).join(', ')}`]),
  ];
  return parts.length === 0 ? [] : [`It says: ${parts.join('; ')}.`];
}
