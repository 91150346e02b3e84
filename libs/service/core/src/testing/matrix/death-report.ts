import { aPdf } from '@portal/domain/testing';
import { apiBase } from '@portal/contract';
import { someConsultant } from '@portal/service-identity/testing';
import { insertDeathReportFiles, inTransaction } from '@portal/service-store';
import { canaries } from '../seeded-policies';
import { type Sent, type World } from '../world';

/** A report that the owner died, as somebody told it to staff. */
export async function aDeathReport({ send, staffToken }: World): Promise<Sent> {
  return send('POST', `${apiBase}/staff/death-reports`, {
    token: await staffToken(someConsultant),
    body: {
      deceased: { Id_Number: canaries.ownerIdNumber, Date_Of_Death: '2026-11-18' },
      reporter: {
        First_Name: 'Zanele',
        Surname: 'Mbeki',
        Cell_Number: '0831230000',
        Relationship: 'OTHER',
        Preferred_Language: 'ENGLISH',
      },
      channel: 'PHONE',
    },
  });
}

/** A document that was sent for it. */
export async function aFileOfReport({ database, clock }: World, reportId: string): Promise<string> {
  const id = crypto.randomUUID();
  const content = new TextEncoder().encode(aPdf('a document of the tests'));
  const file = { fileName: 'notice.pdf', fileExtension: '.pdf', contentType: 'application/pdf', content };
  const row = { ...file, id, reportId, type: 'NOTICE_OF_DEATH', sizeBytes: content.byteLength, sha256: 'a' } as const;
  await inTransaction(database, (tx) => insertDeathReportFiles(tx, [{ ...row, receivedAt: clock.now() }]));
  return id;
}
