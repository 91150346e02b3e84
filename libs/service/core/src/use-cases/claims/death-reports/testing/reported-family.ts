import { type DeathReportReceipt, type ReportDeath } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type Database, seed } from '@portal/service-store';
import { type Sending, type Sent, type World } from '../../../../testing/world';

/** The policies of Rose, and the one on which her brother Joseph is the policyholder and she is covered. */
export const rosesPolicy = policyNumberFor('7', 611);
export const rosesLapsedPolicy = policyNumberFor('7', 612);
export const josephsPolicy = policyNumberFor('7', 613);
export const cancelledPolicy = policyNumberFor('7', 614);

export const numbers = {
  rose: anIdNumber({ born: '1961-05-08', sequence: 1 }),
  joseph: anIdNumber({ born: '1958-01-20', gender: 'MALE', sequence: 2 }),
  cancelled: anIdNumber({ born: '1970-02-02', sequence: 3 }),
  nobody: anIdNumber({ born: '1966-06-06', sequence: 4 }),
  passport: 'FN123456',
};
export const cells = {
  rose: '27824440001',
  /** Rose's daughter, who is paid when she dies. */
  daughter: '27824440002',
  /** Her son, who was one of those. */
  son: '27824440003',
  joseph: '27824440004',
  stranger: '27824440009',
};

const PhysicalAddress = {
  Line_1: '3 Church Street',
  Line_2: null,
  Suburb: 'Galeshewe',
  City: 'Kimberley',
  Province: 'NORTHERN_CAPE' as const,
  Postal_Code: '8345',
  Country: 'ZA' as const,
};
const named = (First_Name: string, Date_Of_Birth: string) => ({ First_Name, Surname: 'Mokoena', Date_Of_Birth });
const plain = {
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  PaymentMethod: { Payment_Method: 'EFT' },
} as const;
const rose = {
  ...named('Rose', '1961-05-08'),
  Id_Number: numbers.rose,
  Cell_Number: cells.rose,
  PhysicalAddress,
};
const passport = { Id_Number: null, Id_Type: 'PASSPORT', Passport_Number: numbers.passport } as const;

/** Adds the family to a database that has policies. */
export const seedReportedFamily = (database: Database, now: Date): Promise<unknown> =>
  seed(
    database,
    {
      policies: [
        {
          ...plain,
          Policy_Number: rosesPolicy,
          Policy_Status: 'ACTIVE',
          Product: { id: 'prd-fa-020' },
          MainMember: rose,
          Spouse: { ...named('Tendai', '1960-09-09'), ...passport, Passport_Country: 'ZW' },
          Beneficiaries: [
            {
              ...named('Lerato', '1990-04-04'),
              Cell_Number: cells.daughter,
              Relationship: 'DAUGHTER',
              Benefit_Share: 100,
            },
            {
              ...named('Kabelo', '1992-07-07'),
              Cell_Number: cells.son,
              Relationship: 'SON',
              Benefit_Share: 0,
              Beneficiary_Status: 'REMOVED',
            },
          ],
        },
        {
          ...plain,
          Policy_Number: rosesLapsedPolicy,
          Policy_Status: 'LAPSED',
          Paid_To_Date: '2026-08-31',
          Lapse_Date: '2026-10-02',
          Product: { id: 'prd-sm-010' },
          MainMember: rose,
        },
        {
          ...plain,
          Policy_Number: josephsPolicy,
          Policy_Status: 'ACTIVE',
          Product: { id: 'prd-fa-020' },
          MainMember: {
            ...named('Joseph', '1958-01-20'),
            Id_Number: numbers.joseph,
            Cell_Number: cells.joseph,
            PhysicalAddress,
          },
          ExtendedMembers: [
            { ...named('Rose', '1961-05-08'), Id_Number: numbers.rose, Relationship: 'SISTER', Cover_Amount: 10_000 },
          ],
        },
        {
          ...plain,
          Policy_Number: cancelledPolicy,
          Policy_Status: 'CANCELLED',
          Product: { id: 'prd-sm-010' },
          MainMember: {
            ...named('Palesa', '1970-02-02'),
            Id_Number: numbers.cancelled,
            Cell_Number: '27824440005',
            PhysicalAddress,
          },
        },
      ],
    },
    now,
  );

const nothingSaid = {
  Id_Number: null,
  Passport_Number: null,
  Policy_Number: null,
  First_Name: null,
  Surname: null,
  Date_Of_Birth: null,
};

type Told = Pick<ReportDeath, 'deceased' | 'reporter'>;

/** What somebody tells us, from a number. */
export const told = (deceased: Partial<Told['deceased']>, cellNumber: string = cells.stranger): Told => ({
  deceased: { ...nothingSaid, Date_Of_Death: '2026-11-18', ...deceased },
  reporter: {
    First_Name: 'Nomsa',
    Surname: 'Dlamini',
    Cell_Number: cellNumber,
    Relationship: 'OTHER',
    Preferred_Language: 'ENGLISH',
  },
});

/** Everybody's way to report a death in a test. */
export function reporting({ send, sentPin, wait }: Pick<World, 'send' | 'sentPin' | 'wait'>) {
  const askForPin = (cellNumber: string): Promise<Sent> =>
    send('POST', '/api/v1/death-reports/trigger-otp', { body: { Cell_Number: cellNumber } });
  const sendReport = (body: object, more: Sending = {}): Promise<Sent> =>
    send('POST', '/api/v1/death-reports', { body: { Is_True: true, ...body }, ...more });
  /** A PIN and then the report; a minute passes, as between two PINs of one browser. */
  const report = async (deceased: Partial<Told['deceased']>, cellNumber?: string): Promise<Sent> => {
    wait(61);
    const body = told(deceased, cellNumber);
    await askForPin(body.reporter.Cell_Number);
    return sendReport({ ...body, otp: sentPin() });
  };
  return { askForPin, sendReport, report };
}

/** What a report that must have been taken in was answered. */
export function receiptOf({ status, body, text }: Sent): DeathReportReceipt {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data as unknown as DeathReportReceipt;
}
