import { type ClaimCase, type ClaimQueue } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { aPdf, anIdNumber } from '@portal/domain/testing';
import { anotherConsultant, someConsultant, type SomeStaff, somePortalAdmin } from '@portal/service-identity/testing';
import {
  type Database,
  findPolicy,
  inTransaction,
  lockPolicy,
  saveStanding,
  seed,
  type SeedPolicy,
  type StoredPolicy,
} from '@portal/service-store';
import { type ServiceDependencies } from '../../../../create-service';
import { aStaffService, dataOf } from '../../../../testing/staff-service';
import { type Sending, type Sent } from '../../../../testing/world';

/** A family on Silver, which pays R20 000 for adults, and one on Diamond, which pays R75 000. */
export const silverPolicy = policyNumberFor('7', 631);
export const diamondPolicy = policyNumberFor('7', 632);
/** Somebody without a family, R30 000, paid for months after the death of these tests. */
export const loneVusiPolicy = policyNumberFor('7', 633);

export const cells = {
  holder: '27826660001',
  spouse: '27826660002',
  son: '27826660003',
  daughter: '27826660004',
  mother: '27826660005',
} as const;

export { anotherConsultant, someConsultant, somePortalAdmin };
export const anotherAdmin: SomeStaff = { sub: 'staff-sizwe', name: 'Sizwe Mabaso', groups: ['ss_portaladmin'] };

const PhysicalAddress = {
  Line_1: '21 Beach Road',
  Line_2: null,
  Suburb: 'Central',
  City: 'Gqeberha',
  Province: 'EASTERN_CAPE' as const,
  Postal_Code: '6001',
  Country: 'ZA' as const,
};
const plain = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2023-02-01',
  Paid_To_Date: '2026-11-30',
  PaymentMethod: { Payment_Method: 'EFT' },
} as const satisfies Partial<SeedPolicy>;

/** Sibusiso, his wife, their son of ten, his mother, and two grown-up children who are paid when he dies. */
function family(
  Policy_Number: string,
  product: string,
  { Surname, first }: { Surname: string; first: number },
): SeedPolicy {
  const named = (First_Name: string, Date_Of_Birth: string) => ({ First_Name, Surname, Date_Of_Birth });
  const known = (born: string, sequence: number) => ({ Id_Number: anIdNumber({ born, sequence: first + sequence }) });
  return {
    ...plain,
    Policy_Number,
    Product: { id: product },
    MainMember: {
      ...named('Sibusiso', '1972-07-14'),
      ...known('1972-07-14', 0),
      Cell_Number: cells.holder,
      PhysicalAddress,
      MarketingConsent: { Sms: true, Email: true, Phone: false, Whatsapp: false, Updated_At: null },
    },
    Spouse: { ...named('Zodwa', '1974-03-02'), ...known('1974-03-02', 1), Cell_Number: cells.spouse },
    Children: [named('Ayanda', '2016-05-10')],
    ExtendedMembers: [
      { ...named('Grace', '1950-11-30'), ...known('1950-11-30', 2), Relationship: 'MOTHER', Cover_Amount: 10_000 },
    ],
    Beneficiaries: [
      { ...named('Themba', '1996-02-02'), Relationship: 'SON', Benefit_Share: 60, Cell_Number: cells.son },
      { ...named('Lindiwe', '1998-08-08'), Relationship: 'DAUGHTER', Benefit_Share: 40, Cell_Number: cells.daughter },
    ],
  };
}

export const desksFamilies: SeedPolicy[] = [
  family(silverPolicy, 'prd-fa-020', { Surname: 'Jacobs', first: 1 }),
  family(diamondPolicy, 'prd-fa-075', { Surname: 'Adams', first: 5 }),
  {
    ...plain,
    Policy_Number: loneVusiPolicy,
    Product: { id: 'prd-sm-030' },
    MainMember: {
      First_Name: 'Vusi',
      Surname: 'Khumalo',
      Date_Of_Birth: '1980-01-09',
      Id_Number: anIdNumber({ born: '1980-01-09', sequence: 1 }),
      Cell_Number: '27826660009',
      PhysicalAddress,
    },
  },
];

export const aFile = (name = 'document') => ({
  base64File: btoa(aPdf(name)),
  fileName: `${name}.pdf`,
  fileExtension: '.pdf',
  contentType: 'application/pdf',
});

const nothingSaid = {
  writtenOn: null,
  dateOfDeath: null,
  cause: null,
  weeks: null,
  serialNumber: null,
  amount: null,
  detailsThatDiffer: [],
};
/** What a document says, beside nothing else. */
export const saying = (more: Partial<Record<keyof typeof nothingSaid, unknown>>) => ({ ...nothingSaid, ...more });

export const sworn = { isDisinterested: true };
export const approved = { cause: 'NATURAL', kind: 'APPROVE', ...sworn };

/** Staff who decide on claims of these families. */
export async function aClaimsDesk(
  database: Database,
  more: readonly SeedPolicy[] = [],
  dependencies: Partial<ServiceDependencies> = {},
) {
  const world = await aStaffService(database, dependencies);
  await seed(database, { policies: [...desksFamilies, ...more] }, world.clock.now());

  const policy = async (policyNumber = silverPolicy): Promise<StoredPolicy> => {
    const row = await findPolicy(database, policyNumber);
    if (!row) throw new Error('The policy is gone');
    return row.record;
  };
  /** The id of somebody on a policy. */
  const lifeId = async (who: 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers', policyNumber = silverPolicy) => {
    const found = (await policy(policyNumber))[who];
    return (Array.isArray(found) ? found[0]?.id : found?.id) ?? '';
  };
  /** As if the ledger had it otherwise. */
  const setPaidTo = (policyNumber: string, Paid_To_Date: string) =>
    inTransaction(database, async (tx) => {
      const row = await lockPolicy(tx, policyNumber);
      return row && saveStanding(tx, { ...row.record, Paid_To_Date }, row.version, world.clock.now());
    });
  const open = (staff: SomeStaff, body: object, sending?: Sending): Promise<Sent> =>
    world.as(staff)(
      'POST',
      '/staff/claims',
      { policyNumber: silverPolicy, dateOfDeath: '2026-11-10', causeReported: 'NATURAL', channel: 'PHONE', ...body },
      sending,
    );
  const openFor = async (
    who: Parameters<typeof lifeId>[0],
    { policyNumber = silverPolicy, ...body }: { policyNumber?: string; [field: string]: unknown } = {},
  ): Promise<ClaimCase> =>
    dataOf(await open(someConsultant, { policyNumber, lifeId: await lifeId(who, policyNumber), ...body }));

  const read = async (staff: SomeStaff, { id }: { id: string }): Promise<ClaimCase> =>
    dataOf(await world.as(staff)('GET', `/staff/claims/${id}`));
  const queue = async (staff: SomeStaff, query = ''): Promise<ClaimQueue> =>
    dataOf(await world.as(staff)('GET', `/staff/claims${query}`));
  /** Does something to a claim as it was read. */
  const act = (
    staff: SomeStaff,
    { id, version }: Pick<ClaimCase, 'id' | 'version'>,
    what: string,
    body: object = {},
    sending?: Sending,
  ): Promise<Sent> => world.as(staff)('POST', `/staff/claims/${id}/${what}`, { version, ...body }, sending);
  /** The same where it must be done. */
  const done = async (...args: Parameters<typeof act>): Promise<ClaimCase> => dataOf(await act(...args));

  const lineOf = ({ documents }: ClaimCase, type: string) => {
    const line = documents.find((one) => one.type === type);
    if (!line) throw new Error(`${type} is not asked for`);
    return line;
  };
  const receive = (claim: ClaimCase, type: string, body: object = {}, staff = someConsultant): Promise<Sent> =>
    act(staff, claim, `documents/${lineOf(claim, type).id}`, { files: [aFile(type)], ...body });
  const judge = (claim: ClaimCase, type: string, body: object, staff = someConsultant): Promise<Sent> =>
    act(staff, claim, `documents/${lineOf(claim, type).id}/judge`, body);
  /** Every document that the decision needs comes by hand and is accepted. */
  const complete = async (opened: ClaimCase, says: Record<string, object> = {}): Promise<ClaimCase> => {
    let claim = opened;
    for (const { type } of opened.documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
      claim = dataOf(await receive(claim, type));
      claim = dataOf(await judge(claim, type, { verdict: 'ACCEPTED', ...(says[type] && { says: says[type] }) }));
    }
    return claim;
  };
  /** A claim whose death is confirmed and which waits for a decision. */
  const readyToDecide = async (...args: Parameters<typeof openFor>): Promise<ClaimCase> =>
    done(someConsultant, await complete(await openFor(...args)), 'confirm-death', { source: 'DEATH_CERTIFICATE' });
  const recommended = async (claim: ClaimCase, body: object = approved, staff = someConsultant): Promise<ClaimCase> =>
    done(staff, claim, 'recommend', body);

  return {
    ...world,
    policy,
    lifeId,
    fileNamed: aFile,
    setPaidTo,
    open,
    openFor,
    read,
    queue,
    act,
    done,
    lineOf,
    receive,
    judge,
    complete,
    readyToDecide,
    recommended,
  };
}
export type ClaimsDesk = Awaited<ReturnType<typeof aClaimsDesk>>;
