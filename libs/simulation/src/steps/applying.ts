import { type Change } from '@portal/contract';
import { products } from '@portal/domain/catalogue';
import { asCustomer, stepUp } from '../world/customer';
import { sendDocuments } from './documents';
import { type Happening } from './step';

const declarations = { truthful: true, popia: true, thirdParty: true, debitOrder: true };

/** A policyholder takes out another policy, also for a relative who may be covered by one already. */
const applyForPolicy: Happening = async (scene) => {
  const { world, draw, family, which } = scene;
  const { mainMember, surname, cell, policyNumber } = family;
  const relative = draw.percent(50)
    ? draw.oneOf(world.families).mainMember
    : world.people.somebody(world.clock.today(), 30 + draw.below(40));
  const person = (one: typeof mainMember) => ({ ...one, Title: 'MX', Id_Type: 'SA_ID' });
  const heir = world.people.somebody(world.clock.today(), 30, surname);
  const application = {
    productId: draw.oneOf(products.filter(({ id }) => id.startsWith('prd-sm') || id.startsWith('prd-fa'))).id,
    MainMember: {
      ...person(mainMember),
      Cell_Number: cell,
      Marital_Status: 'SINGLE',
      PhysicalAddress: {
        Line_1: '1 Main Road',
        Suburb: 'Mowbray',
        City: 'Cape Town',
        Province: 'WESTERN_CAPE',
        Postal_Code: '7700',
      },
    },
    ExtendedMembers: [
      {
        ...person(relative),
        Relationship: 'COUSIN',
        Cover_Amount: draw.oneOf([10_000, 20_000]),
        Is_Alive_Declaration: true,
      },
    ],
    Beneficiaries: [{ ...person(heir), Cell_Number: cell, Relationship: 'SISTER', Benefit_Share: 100 }],
    benefitIds: [],
    PaymentMethod: { Payment_Method: 'PAYAT' },
    declarations,
  };
  const asked = await asCustomer(world, family, which, 'POST', `/add-policy/${policyNumber}`, {
    body: application,
    key: `intention-${world.seed}-${draw.below(2 ** 30)}`,
  });
  const number = (asked?.data as Change | undefined)?.action?.policyNumber;
  if (number === undefined) return;
  world.laterPolicies.push({ policyNumber: number, surname, cell, mainMember, heirs: [{ ...heir, cell }] });
  await sendDocuments(scene, asked);
};

/** Another bank account, which a debit order is then collected from. */
const changeAccount: Happening = async (scene) => {
  const { world, draw, family, which } = scene;
  const { First_Name, Surname } = family.mainMember;
  const otp = await stepUp(world, family, which, 'UPDATE_BANKING_DETAILS');
  if (otp === null) return;
  const body = {
    Account_Holder_Name: `${First_Name} ${Surname}`,
    Account_Holder_Relationship: 'SELF',
    Bank_Name: 'Capitec Bank',
    Branch_Code: '470010',
    Account_Type: 'SAVINGS',
    Account_Number: world.people.account(),
    Debit_Day: draw.oneOf([1, 7, 15, 25]),
    Authorisation: true,
    otp,
  };
  await asCustomer(world, family, which, 'PUT', `/update-banking-details/${family.policyNumber}`, {
    body,
    key: `intention-${world.seed}-${draw.below(2 ** 30)}`,
  });
};

export const applyingSteps: Record<string, Happening> = { applyForPolicy, changeAccount };
