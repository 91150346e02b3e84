import { aliveSince, isRegisterAsked, type RegisterStanding, registerStandingOf, stopsPayment } from '@portal/domain';
import { type ClaimRecord } from '../base/claim-record';
import { type ClaimRow } from '../schema/claims';

type OnClaim = Pick<ClaimRecord, 'register' | 'dateOfDeath'>;

/** What the register of deaths says about a claim by now. */
export const registerStanding = ({ register, dateOfDeath }: OnClaim): RegisterStanding =>
  registerStandingOf({
    answers: register?.answers ?? [],
    liftedAt: register?.lifts.at(-1)?.at ?? null,
    dateOfDeath,
  });

/** Since when it has said that the person lives; null: it does not. */
export const livesSince = ({ register }: Pick<ClaimRecord, 'register'>): string | null =>
  aliveSince(register?.answers ?? []);

/** Whether it is asked about a claim by itself. */
export const asksRegister = (status: ClaimRow['status'], record: ClaimRecord): boolean =>
  isRegisterAsked({
    status,
    isDeathConfirmed: record.deathConfirmed !== null,
    hasIdNumber: record.deceased.idNumber !== null,
    standing: registerStanding(record),
  });

/** What follows from the register for how a claim is found. */
export const byRegister = (status: ClaimRow['status'], record: ClaimRecord) => ({
  asksRegister: asksRegister(status, record),
  isStoppedByRegister: stopsPayment(registerStanding(record)),
});
