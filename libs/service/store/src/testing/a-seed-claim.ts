import { type SeedClaim, type SeedDeathReport } from '../seeding/seed-types';
import { seedId } from '../seeding/seed-id';
import { aClaimRecord, aNewClaim, aNewPayout } from './a-claim';

const createdAt = '2026-11-18T08:00:00.000Z';
const claimantId = seedId('claimant');

/** An approved claim of a policy with a document, an account and a payment. */
export function aSeedClaim(more: Partial<SeedClaim> = {}): SeedClaim {
  const record = aClaimRecord();
  const line = {
    id: seedId('certificate'),
    type: 'DEATH_CERTIFICATE',
    label: 'Death certificate',
    files: [{ id: seedId('file'), name: 'certificate.pdf', receivedAt: createdAt }],
  };
  const {
    claimId: _claim,
    policyNumber: _policy,
    ...payout
  } = aNewPayout('', 'CL-2345-6789-01', {
    claimantId,
    status: 'WAITING_FOR_ACCOUNT',
  });
  return {
    ...aNewClaim({ id: seedId('claim'), reference: 'CL-2345-6789', lifeKey: seedId('life'), status: 'APPROVED' }),
    record: { ...record, documents: [{ ...record.documents[0], ...line } as SeedClaim['record']['documents'][number]] },
    createdAt,
    updatedAt: '2026-11-19T08:00:00.000Z',
    accounts: [{ accountId: seedId('account'), claimantId, accountNumber: '62000012345', createdAt }],
    payouts: [{ ...payout, id: seedId('payout'), createdAt }],
    ...more,
  };
}

/** A report by somebody whom nobody knows. */
export const aSeedDeathReport = (): SeedDeathReport => ({
  policyNumber: '7000010012',
  id: seedId('report'),
  reference: 'DR-2345-6789',
  status: 'UNLINKED',
  deceased: {
    Id_Number: null,
    Passport_Number: null,
    Policy_Number: '7000010012',
    First_Name: 'Thandi',
    Surname: 'Nkosi',
    Date_Of_Birth: null,
  },
  dateOfDeath: '2026-11-16',
  reporter: { firstName: 'Nomsa', surname: 'Dlamini', relationship: 'OTHER', language: 'ENGLISH' },
  cellNumber: '27821234567',
  cellProvedAt: createdAt,
  channel: 'WEB',
  contactBy: '2026-11-19',
  createdAt,
  lookedUpAt: createdAt,
  lives: [{ lifeId: seedId('life'), lifeKind: 'MAIN_MEMBER', isLinked: false }],
});
