import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { reporterMessages } from '@portal/contract/words';
import {
  contactBy,
  deathReportReference,
  maskIdNumber,
  maskPassport,
  maskPhone,
  type ReportChannel,
} from '@portal/domain';
import {
  appendAudit,
  type AuditEvent,
  type DeathReportRow,
  insertDeathReport,
  messageQueue,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';

/** What was told, whoever wrote it down. */
type ToldDeath = Pick<TrustedBodyOf<Endpoints['recordDeathReport']>, 'deceased' | 'reporter'>;

/** How it reached us. */
interface Arrival {
  channel: ReportChannel;
  /** When a PIN proved the reporter's number; null: it is as staff typed it. */
  cellProvedAt: Date | null;
  /** As limits count it; null: staff typed the report. */
  address: string | null;
  isLeftToStaff: boolean;
  /** Who wrote it down, for the audit. */
  by: Pick<AuditEvent, 'at' | 'actorType' | 'actorId' | 'role' | 'requestId' | 'ip'>;
}

/** Keeps a report, and thanks the reporter for it. Nobody is looked for here, so whatever becomes of it this does the same. */
export async function addReport(
  { random }: { random: RandomSource },
  tx: Transaction,
  { deceased: { Date_Of_Death, ...deceased }, reporter }: ToldDeath,
  { by, ...arrival }: Arrival,
): Promise<DeathReportRow> {
  const report = await insertDeathReport(tx, {
    ...arrival,
    id: random.uuid(),
    reference: deathReportReference(random.bytes(16)),
    deceased,
    dateOfDeath: Date_Of_Death,
    reporter: {
      firstName: reporter.First_Name,
      surname: reporter.Surname,
      relationship: reporter.Relationship,
      language: reporter.Preferred_Language,
    },
    cellNumber: reporter.Cell_Number,
    contactBy: contactBy(by.at),
    createdAt: by.at,
  });
  if (!report.isLeftToStaff) await sendToReporter({ random }, tx, report, 'REPORT_RECEIVED', by.at);
  await appendAudit(tx, {
    ...by,
    action: 'DEATH_REPORTED',
    outcome: 'SUCCEEDED',
    entityType: 'DEATH_REPORT',
    entityId: report.id,
    after: {
      reference: report.reference,
      channel: report.channel,
      dateOfDeath: report.dateOfDeath,
      deceased: maskedDeceased(deceased),
      reporter: maskPhone(report.cellNumber),
      isLeftToStaff: report.isLeftToStaff,
    },
  });
  return report;
}

/** Who died, as lists and the audit name them: with the ends of the numbers alone. */
export const maskedDeceased = (deceased: DeathReportRow['deceased']): DeathReportRow['deceased'] => ({
  ...deceased,
  Id_Number: deceased.Id_Number && maskIdNumber(deceased.Id_Number),
  Passport_Number: deceased.Passport_Number && maskPassport(deceased.Passport_Number),
});

/** Promises a text message to whoever reported a death. It is about no policy: nothing of it may lead to one. */
export const sendToReporter = (
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  report: DeathReportRow,
  purpose: keyof typeof reporterMessages,
  now: Date,
): Promise<void> =>
  messageQueue.enqueue(tx, {
    id: random.uuid(),
    policyNumber: null,
    message: { channel: 'SMS', to: report.cellNumber, text: reporterMessages[purpose].text(report), purpose },
    now,
  });
