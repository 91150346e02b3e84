import { type ClaimCase } from '@portal/contract';
import { dayByRegister, newCertificateAcceptedBy } from '@portal/domain';
import { asksRegister, type ClaimRow, livesSince, registerStanding } from '@portal/service-store';

/** What the register of deaths says about a claim, as staff read it; null where it said nothing and cannot be asked. */
export function registerRead(
  { status, record }: Pick<ClaimRow, 'status' | 'record'>,
  { canBeAsked }: { canBeAsked: boolean },
): ClaimCase['register'] {
  const { answers = [], lifts = [] } = record.register ?? {};
  if (answers.length === 0 && (!canBeAsked || record.deceased.idNumber === null)) return null;
  const since = livesSince(record);
  const standing = registerStanding(record);
  const lift = standing === 'ALIVE_LIFTED' ? lifts.at(-1) : undefined;
  return {
    standing,
    askedAt: answers.at(-1)?.at ?? null,
    dateOfDeath: dayByRegister(answers),
    aliveSince: since,
    hasNewCertificate: newCertificateAcceptedBy(record.documents, since) !== null,
    isAskedAgain: canBeAsked && asksRegister(status, record),
    lifted: lift ? { by: lift.by.name, at: lift.at, note: lift.note } : null,
  };
}
