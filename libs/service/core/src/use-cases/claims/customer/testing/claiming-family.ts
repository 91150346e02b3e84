import { apiBase, type Claim } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { aPdf, anIdNumber } from '@portal/domain/testing';
import { type Database, findPolicy, seed, type SeedPolicy, type StoredPolicy } from '@portal/service-store';
import { type Sent, type World } from '../../../../testing/world';

/** The policies of Naledi: the one of her family, and another one of hers. */
export const familyPolicy = policyNumberFor('7', 621);
export const secondPolicy = policyNumberFor('7', 622);
/** A policy of somebody else. */
export const othersPolicy = policyNumberFor('7', 623);

export const cell = '27825550001';

const PhysicalAddress = {
  Line_1: '8 Nelson Mandela Drive',
  Line_2: null,
  Suburb: 'Central',
  City: 'Mthatha',
  Province: 'EASTERN_CAPE' as const,
  Postal_Code: '5099',
  Country: 'ZA' as const,
};
const named = (First_Name: string, Date_Of_Birth: string) => ({ First_Name, Surname: 'Sithole', Date_Of_Birth });

const naledi: SeedPolicy['MainMember'] = {
  ...named('Naledi', '1982-04-11'),
  Id_Number: anIdNumber({ born: '1982-04-11', sequence: 1 }),
  Cell_Number: cell,
  PhysicalAddress,
};
const plain = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-01-01',
  Paid_To_Date: '2026-11-30',
  PaymentMethod: { Payment_Method: 'EFT' },
} as const satisfies Partial<SeedPolicy>;

/** Adds the family to a database that has policies. Gold pays R30 000 for adults and R15 000 for a child of this age. */
export const seedClaimingFamily = (database: Database, now: Date): Promise<unknown> =>
  seed(
    database,
    {
      policies: [
        {
          ...plain,
          Policy_Number: familyPolicy,
          Product: { id: 'prd-fa-030' },
          MainMember: naledi,
          Spouse: { ...named('Bongani', '1980-10-02'), Id_Number: anIdNumber({ born: '1980-10-02', sequence: 2 }) },
          Children: [named('Ayanda', '2016-05-10')],
          ExtendedMembers: [
            {
              ...named('Grace', '1958-01-20'),
              Relationship: 'MOTHER',
              Cover_Amount: 10_000,
              Cover_Start_Date: '2026-08-01',
              Waiting_Period_End_Date: '2027-02-01',
            },
          ],
          Beneficiaries: [{ ...named('Bongani', '1980-10-02'), Relationship: 'SPOUSE', Benefit_Share: 100 }],
        },
        { ...plain, Policy_Number: secondPolicy, Product: { id: 'prd-sm-010' }, MainMember: naledi },
        {
          ...plain,
          Policy_Number: othersPolicy,
          Product: { id: 'prd-fa-030' },
          MainMember: {
            ...named('Kagiso', '1979-09-09'),
            Id_Number: anIdNumber({ born: '1979-09-09', sequence: 3 }),
            Cell_Number: '27825550002',
            PhysicalAddress,
          },
          Children: [named('Lesedi', '2015-02-10')],
        },
      ],
    },
    now,
  );

/** A file as a browser sends it. */
export const aFile = (name = 'certificate') => ({
  base64File: btoa(aPdf(name)),
  fileName: `${name}.pdf`,
  fileExtension: '.pdf',
  contentType: 'application/pdf',
});

/** An account at FNB; the bank judges it by its last three digits (docs/domain/banking.md#r3-3). */
export const anAccount = (Account_Number = '62000012345') => ({
  Account_Holder_Name: 'N Sithole',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number,
});

/** A funeral parlour with an account at FNB, whose invoice comes to R9 000. */
export const aParlour = (more: object = {}) => ({
  name: 'Dignity Funerals',
  registrationNumber: '2015/123456/07',
  invoiceAmount: 9000,
  ...anAccount('62000067890'),
  Account_Holder_Name: 'Dignity Funerals',
  ...more,
});

/** A claim that must have been answered. */
export function claimOf({ status, body, text }: Sent): Claim {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data as unknown as Claim;
}

/** How a policyholder claims in a test. */
export function claiming(world: World, token: string) {
  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    world.send(method, `${apiBase}${path}`, { token, headers, ...(body && { body }) });
  const policy = async (): Promise<StoredPolicy> => {
    const row = await findPolicy(world.database, familyPolicy);
    if (!row) throw new Error('The policy is gone');
    return row.record;
  };
  const open = (more: object, headers?: Record<string, string>) =>
    send('POST', '/claims', { policyNumber: familyPolicy, ...died, ...more }, headers);
  const sendDocument = (claim: Claim, documentId: string, more: object = { files: [aFile()] }) =>
    send('POST', `/claims/${claim.reference}/documents`, { documentId, version: claim.version, ...more });
  /** A PIN for where somebody is paid, and then the account; a minute passes, as between two PINs of one browser. */
  const payeePin = async (claim: Claim) => {
    world.wait(61);
    await send('POST', `/otp/${claim.policyNumber}?purpose=PAYEE_ACCOUNT`);
    return world.sentPin();
  };
  const setAccount = async (claim: Claim, account: object) => {
    const otp = await payeePin(claim);
    return send('PUT', `/claims/${claim.reference}/payee-account`, { ...account, otp, version: claim.version });
  };
  /** The same for a funeral parlour; null takes it back. */
  const setParlour = async (claim: Claim, parlour: object | null, headers: Record<string, string> = {}) => {
    const otp = await payeePin(claim);
    return send('PUT', `/claims/${claim.reference}/funeral-parlour`, { parlour, otp, version: claim.version }, headers);
  };
  const read = async (claim: Claim) => claimOf(await send('GET', `/claims/${claim.reference}`));
  return { send, policy, open, sendDocument, payeePin, setAccount, setParlour, read };
}

const died = { dateOfDeath: '2026-11-10', placeOfDeath: 'At home', causeReported: 'NATURAL' };
