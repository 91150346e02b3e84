import {
  addDays,
  addYears,
  ageOn,
  firstOfMonth,
  mandateRecordTerms,
  maskAccountNumber,
  type PlainDate,
  policyNumberFor,
  policyNumberPrefixes,
} from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '@portal/service-store';
import { type Draw } from '../random/seeded-random';

/** Somebody who exists in a simulation only. */
export interface Somebody {
  First_Name: string;
  Surname: string;
  Date_Of_Birth: PlainDate;
  Gender: 'FEMALE' | 'MALE';
  Id_Number: string;
}

/** Somebody who is paid when the main member dies. */
export interface Heir extends Somebody {
  cell: string;
}

/** A policy, and what its policyholder would say when asked. */
export interface Family {
  policyNumber: string;
  surname: string;
  cell: string;
  mainMember: Somebody;
  heirs: readonly Heir[];
}

const syllables = ['qwa', 'zhu', 'xol', 'vyn', 'kzo', 'jyx', 'wuq', 'dzi', 'yfe', 'hqo'];

/** Makes people with names, ID numbers and cellphone numbers that nobody else of this world has. */
export function population(draw: Draw) {
  const idNumbers = new Set<string>();
  const cells = new Set<string>();
  const accounts = new Set<string>();
  const names = new Set<string>();

  const name = (): string => {
    const word = Array.from({ length: 4 }, () => draw.oneOf(syllables)).join('');
    if (names.has(word)) return name();
    names.add(word);
    return word[0]?.toUpperCase() + word.slice(1);
  };
  const account = (): string => {
    const number = String(1_000_000_000 + draw.below(999_999_000));
    if (accounts.has(number)) return account();
    accounts.add(number);
    return number;
  };
  const cell = (): string => {
    const number = `2782${String(1_000_000 + draw.below(9_000_000))}`;
    if (cells.has(number)) return cell();
    cells.add(number);
    return number;
  };
  const day = (today: PlainDate, age: number): PlainDate => {
    const month = String(1 + draw.below(12)).padStart(2, '0');
    const date = String(1 + draw.below(28)).padStart(2, '0');
    const born = `${Number(today.slice(0, 4)) - age}-${month}-${date}`;
    return ageOn(born <= today ? born : today, today) === age && born <= today ? born : addYears(born, -1);
  };
  const somebody = (today: PlainDate, age: number, surname = name()): Somebody => {
    for (;;) {
      const Gender = draw.oneOf(['FEMALE', 'MALE'] as const);
      const Date_Of_Birth = day(today, age);
      const Id_Number = anIdNumber({ born: Date_Of_Birth, gender: Gender, sequence: draw.below(10) });
      if (idNumbers.has(Id_Number)) continue;
      idNumbers.add(Id_Number);
      return { First_Name: name(), Surname: surname, Date_Of_Birth, Gender, Id_Number };
    }
  };
  return { somebody, cell, name, account, used: () => [...idNumbers, ...cells, ...names, ...accounts] };
}
export type Population = ReturnType<typeof population>;

const familyPlans = ['prd-fa-010', 'prd-fa-020', 'prd-fa-030', 'prd-fa-050', 'prd-fa-075', 'prd-fa-075'];
const address = {
  Line_1: '1 Main Road',
  Line_2: null,
  Suburb: 'Mowbray',
  City: 'Cape Town',
  Province: 'WESTERN_CAPE' as const,
  Postal_Code: '7700',
  Country: 'ZA' as const,
};

/** Percent for each: what no cent can be split by, among them. */
const sharesOfHeirs = [[100], [100], [60, 40], [34, 33, 33]];

interface Book {
  families: Family[];
  policies: SeedPolicy[];
}

/** Families with policies a year or more old, paid to the end of the month before. A grandmother or a child may be on two of them. */
export function aBook(draw: Draw, people: Population, today: PlainDate, count: number): Book {
  const book: Book = { families: [], policies: [] };
  let sharedGrandmother: Somebody | null = null;
  let childNextDoor: Somebody | undefined;
  for (let at = 0; at < count; at += 1) {
    const surname = people.name();
    const mainMember = people.somebody(today, 25 + draw.below(35), surname);
    const cell = people.cell();
    const policyNumber = policyNumberFor(policyNumberPrefixes.FUNERAL, 500_000 + at);
    const grandmother: Somebody =
      sharedGrandmother && draw.percent(40) ? sharedGrandmother : people.somebody(today, 55 + draw.below(25));
    sharedGrandmother = grandmother;
    const spouse = draw.percent(70) ? people.somebody(today, 25 + draw.below(35), surname) : null;
    const children = Array.from({ length: draw.below(4) }, () => people.somebody(today, draw.below(25), surname));
    const cousin = draw.percent(50) ? childNextDoor : undefined;
    childNextDoor = children.find(({ Date_Of_Birth }) => isOfSchoolAge(ageOn(Date_Of_Birth, today)));
    const shares = draw.oneOf(sharesOfHeirs);
    const heirs = shares.map(() => ({
      ...people.somebody(today, draw.percent(10) ? 12 : 30, surname),
      cell: people.cell(),
    }));
    book.families.push({ policyNumber, surname, cell, mainMember, heirs });
    book.policies.push({
      Policy_Number: policyNumber,
      Policy_Status: 'ACTIVE',
      Inception_Date: `${Number(today.slice(0, 4)) - 1 - draw.below(3)}-0${1 + draw.below(9)}-01`,
      Paid_To_Date: endOfMonthBefore(today),
      Product: { id: draw.oneOf(familyPlans) },
      MainMember: { ...mainMember, Cell_Number: cell, PhysicalAddress: address },
      Spouse: spouse,
      Children: children.map((child) => student(child, today)),
      ExtendedMembers: [
        ...(draw.percent(60) ? [{ ...grandmother, Relationship: 'MOTHER' as const, Cover_Amount: 10_000 }] : []),
        ...(cousin ? [{ ...cousin, Relationship: 'COUSIN' as const, Cover_Amount: 10_000 }] : []),
      ],
      Beneficiaries: heirs.map(({ cell: Cell_Number, ...heir }, place) => ({
        ...heir,
        Cell_Number,
        Relationship: 'SISTER',
        Benefit_Share: shares[place] ?? 0,
      })),
      SupplementaryBenefits: [],
      ...(draw.percent(40)
        ? byDebitOrder(policyNumber, mainMember, people.account(), draw)
        : { PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: draw.oneOf([null, 1, 7, 15, 25, 30]) } }),
    });
  }
  return book;
}

/** Of these ages the law leaves room for cover on two policies. */
const isOfSchoolAge = (age: number) => age >= 6 && age < 12;

/** From 18 on a child of these families studies. */
const student = (child: Somebody, today: PlainDate) => {
  const isStudent = ageOn(child.Date_Of_Birth, today) >= 18;
  return {
    ...child,
    Relationship: 'BIOLOGICAL_CHILD' as const,
    Is_Student: isStudent,
    Institution_Name: isStudent ? 'A university' : null,
    Proof_Of_Study_Until: isStudent ? `${Number(today.slice(0, 4))}-03-31` : null,
  };
};

const endOfMonthBefore = (today: PlainDate): PlainDate => addDays(firstOfMonth(today), -1);

/** Pays by a debit order that the payer's bank has confirmed, for as much as any premium of these families. */
function byDebitOrder(policyNumber: string, { First_Name, Surname }: Somebody, Account_Number: string, draw: Draw) {
  const Debit_Day = draw.oneOf([1, 7, 15, 25, 30]);
  const account = { Bank_Name: 'Capitec Bank', Branch_Code: '470010', Account_Type: 'SAVINGS' } as const;
  const holder = `${First_Name} ${Surname}`;
  return {
    BankingDetails: {
      ...account,
      Account_Number,
      Debit_Day,
      Account_Holder_Name: holder,
      Mandate_Status: 'AUTHENTICATED',
    },
    PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day },
    DebiCheckMandate: {
      ...mandateRecordTerms,
      ...account,
      id: '00000000-0000-4000-8000-000000000000',
      Contract_Reference: `${policyNumber}01`,
      Mandate_Reference_Number: `MRN${policyNumber}`,
      Mandate_Status: 'AUTHENTICATED',
      Authentication_Type: 'TT1_DELAYED',
      Authentication_Channel: 'BANKING_APP',
      Instalment_Amount: 100,
      First_Collection_Amount: null,
      First_Collection_Date: null,
      Maximum_Collection_Amount: 2_000,
      Collection_Day: Debit_Day,
      Creditor_Short_Name: 'FUNERALCVR',
      Debtor_Name: holder,
      Debtor_Id_Number: null,
      Account_Number: maskAccountNumber(Account_Number),
      Version: 1,
      Created_At: '2025-01-06T06:00:00.000Z',
      Authenticated_At: '2025-01-06T06:00:00.000Z',
      Cancelled_At: null,
    },
  } satisfies Partial<SeedPolicy>;
}
