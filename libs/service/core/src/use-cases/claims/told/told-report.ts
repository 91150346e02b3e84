import { contactBy, deathReportReference } from '@portal/domain';
import { type DeathReportRow, type StoredPolicy } from '@portal/service-store';
import { lifeOf } from '../basis/who-died';
import { judgeFindings } from '../death-reports/judge-findings';

/** A report of a death that somebody made on the public page, naming the person by ID number. */
export interface ToldReport {
  policy: StoredPolicy;
  lifeId: string;
  dateOfDeath: string;
  reporter: DeathReportRow['reporter'];
  /** In stored form; a PIN proved it. */
  cellNumber: string;
  at: Date;
  /** 16 bytes of which the reference is made. */
  bytes: Uint8Array;
}

/** A report as it stands once the person was looked up, and what the policyholder is told of it. Throws for somebody who is not on the policy. */
export function tellReport({ policy, lifeId, dateOfDeath, reporter, cellNumber, at, bytes }: ToldReport) {
  const people = [policy.MainMember, policy.Spouse, ...policy.Children, ...policy.ExtendedMembers];
  const life = people.find((one) => one?.id === lifeId);
  const who = lifeOf(policy, ({ id }) => id === lifeId);
  if (!life || !who) throw new Error(`Policy ${policy.Policy_Number} has no life ${lifeId}`);
  const found = {
    policy: { status: policy.Policy_Status, record: policy },
    kind: who.kind,
    life,
    beneficiaries: policy.Beneficiaries,
  };
  const { status, lives } = judgeFindings({ lives: [found], isCertain: true }, cellNumber);
  return {
    report: {
      policyNumber: policy.Policy_Number,
      reference: deathReportReference(bytes),
      status,
      deceased: {
        Id_Number: life.Id_Number,
        Passport_Number: null,
        Policy_Number: null,
        First_Name: null,
        Surname: null,
        Date_Of_Birth: null,
      },
      dateOfDeath,
      reporter,
      cellNumber,
      channel: 'WEB' as const,
      contactBy: contactBy(at),
      createdAt: at.toISOString(),
      cellProvedAt: at.toISOString(),
      lookedUpAt: at.toISOString(),
      lives: lives.map(({ kind: lifeKind, isLinked }) => ({ lifeId, lifeKind, isLinked })),
    },
    tells: lives[0]?.tells ?? null,
  };
}
