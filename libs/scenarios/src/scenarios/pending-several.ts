import { addDays, changeEffectiveDate, formatPhone, type PlainDate, supplementaryPrice } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAction, change, additionOf, naledi } from '../builders/an-action';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { at } from '../builders/at';
import { idOf } from '../builders/derived';
import { monthsAgo } from '../builders/due-day';
import { paymentHistory } from '../builders/payments';
import { benefitOf } from '../builders/plan';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { coveredExtendedMember } from '../builders/cover';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1034);

const family = (today: PlainDate) =>
  aPolicy(today, {
    number: signIn,
    plan: 'prd-fa-030',
    inception: monthsAgo(today, 40),
    standing: upToDate(today),
    bank: 'Capitec Bank',
    benefits: ['sup-waiver'],
    MainMember: aMainMember(today, {
      name: 'Fatima Adams',
      age: 45,
      gender: 'FEMALE',
      Marital_Status: 'RELIGIOUS',
      Title: 'MRS',
      PhysicalAddress: anAddress('mitchellsPlain', '5 Dolphin Street', 'Strandfontein'),
    }),
    Spouse: aSpouse(today, { name: 'Yusuf Adams', age: 50, gender: 'MALE', Union_Type: 'RELIGIOUS_MARRIAGE' }),
    Children: [aChild(today, { name: 'Zaid Adams', age: 16, gender: 'MALE' })],
    ExtendedMembers: [
      anExtendedMember(today, {
        name: 'Ghalieb Davids',
        age: 66,
        gender: 'MALE',
        Relationship: 'UNCLE',
        Cover_Amount: 5000,
      }),
    ],
    Beneficiaries: [
      aBeneficiary(today, { name: 'Yusuf Adams', age: 50, gender: 'MALE', Relationship: 'SPOUSE', Benefit_Share: 50 }),
      aBeneficiary(today, {
        name: 'Shireen Davids',
        age: 41,
        gender: 'FEMALE',
        Relationship: 'SISTER',
        Benefit_Share: 50,
      }),
    ],
  });

/** Changes that wait for staff, for the customer, and for a second member of staff. */
const waiting = (policy: SeedPolicy, today: PlainDate) => {
  const [uncle] = policy.ExtendedMembers ?? [];
  const [, sister] = policy.Beneficiaries ?? [];
  const effectiveDate = changeEffectiveDate(today);
  const premiumBefore = policy.Monthly_Premium ?? 0;
  const grocery = benefitOf('sup-grocery');
  const price = supplementaryPrice(grocery, policy.Base_Premium ?? 0);
  return [
    anAction(policy, today, {
      actionType: 'DELETE_EXTENDED_MEMBER',
      entityType: 'EXTENDED_MEMBER',
      entityId: uncle?.id,
      entityLabel: 'Extended member: Ghalieb D.',
      approverType: 'STAFF',
      by: 'customer',
      daysAgo: 6,
      currentValue: uncle,
      more: {
        effectiveDate,
        premiumBefore,
        premiumAfter: premiumBefore - (uncle?.Monthly_Premium ?? 0),
        changes: [change('Reason', 'Reason', null, 'Not affordable')],
      },
    }),
    anAction(policy, today, {
      actionType: 'ADD_SUPPLEMENTARY_BENEFITS',
      entityType: 'SUPPLEMENTARY_BENEFIT',
      entityId: policy.id,
      entityLabel: 'Supplementary benefits',
      approverType: 'STAFF',
      by: 'customer',
      daysAgo: 5,
      proposedValue: { benefitIds: [grocery.id] },
      more: {
        effectiveDate,
        premiumBefore,
        premiumAfter: premiumBefore + price,
        changes: [change('benefitIds', 'Supplementary benefits', null, grocery.name)],
      },
    }),
    anAction(policy, today, {
      actionType: 'UPDATE_BANKING_DETAILS',
      entityType: 'BANKING_DETAILS',
      entityId: policy.BankingDetails?.id,
      entityLabel: 'Banking details',
      approverType: 'CUSTOMER',
      by: 'consultant',
      daysAgo: 1,
      proposedValue: {
        Bank_Name: 'Nedbank',
        Branch_Code: '198765',
        Account_Type: 'SAVINGS',
        Account_Number: '******4471',
      },
      more: {
        changes: [
          change('Bank_Name', 'Bank', 'Capitec Bank', 'Nedbank'),
          change('Branch_Code', 'Branch code', '470010', '198765'),
          change('Account_Type', 'Account type', 'Current (cheque)', 'Savings'),
        ],
      },
    }),
    anAction(policy, today, {
      actionType: 'UPDATE_BENEFICIARY',
      entityType: 'BENEFICIARY',
      entityId: sister?.id,
      entityLabel: 'Beneficiary: Shireen D.',
      approverType: 'CUSTOMER',
      by: 'consultant',
      daysAgo: 2,
      currentValue: sister,
      proposedValue: { ...sister, Relationship: 'COUSIN' },
      more: { changes: [change('Relationship', 'Relationship', 'Sister', 'Cousin')] },
    }),
    anAction(policy, today, {
      actionType: 'UPDATE_CELL_NUMBER',
      entityType: 'MAIN_MEMBER',
      entityId: policy.MainMember.id,
      entityLabel: 'Main member: Fatima A.',
      approverType: 'SECOND_STAFF',
      by: 'consultant',
      daysAgo: 7,
      proposedValue: { Cell_Number: '27820000999' },
      more: {
        changes: [
          change('Cell_Number', 'Cellphone number', formatPhone(policy.MainMember.Cell_Number), '082 000 0999'),
        ],
      },
    }),
  ];
};

/** One that is approved and starts next month, and one that was declined. */
const decided = (policy: SeedPolicy, today: PlainDate) => {
  const relative = anExtendedMember(today, {
    name: 'Rashida Davids',
    age: 63,
    gender: 'FEMALE',
    Relationship: 'AUNT',
    Cover_Amount: 5000,
  });
  const id = idOf(`${signIn}/extended-member-added`);
  const effectiveDate = changeEffectiveDate(today);
  const by = { decidedBy: naledi, decidedAt: at(addDays(today, -1), '11:20') };
  return [
    anAction(policy, today, {
      actionType: 'ADD_EXTENDED_MEMBER',
      entityType: 'EXTENDED_MEMBER',
      entityId: id,
      entityLabel: 'Extended member: Rashida D.',
      approverType: 'STAFF',
      by: 'customer',
      daysAgo: 8,
      proposedValue: { id, ...coveredExtendedMember({ ...relative, Life_Status: 'PENDING' }, effectiveDate) },
      more: { ...by, status: 'APPROVED', effectiveDate, changes: additionOf(relative, 'Aunt') },
    }),
    anAction(policy, today, {
      actionType: 'UPDATE_CHILD',
      entityType: 'CHILD',
      entityId: policy.Children?.[0]?.id,
      entityLabel: 'Child: Zaid A.',
      approverType: 'STAFF',
      by: 'customer',
      daysAgo: 9,
      currentValue: policy.Children?.[0],
      proposedValue: { ...policy.Children?.[0], First_Name: 'Zayd' },
      more: {
        ...by,
        status: 'DECLINED',
        comment: 'The document is not readable.',
        changes: [{ field: 'First_Name', label: 'First name', current: 'Zaid', proposed: 'Zayd', changed: true }],
      },
    }),
  ];
};

export const pendingSeveral: ScenarioPlan = {
  title: 'Five changes wait: for staff, for the customer and for a second member of staff; a sixth is approved',
  signIn,
  seedOn(today) {
    const policy = family(today);
    const expires = addDays(today, 6);
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      approvalActions: [...waiting(policy, today), ...decided(policy, today)],
      notifications: [
        aNotification(policy, today, {
          type: 'APPROVAL_REQUIRED',
          daysAgo: 1,
          name: 'Update banking details',
          date: expires,
        }),
        aNotification(policy, today, {
          type: 'CHANGE_DECLINED',
          daysAgo: 1,
          name: 'Update child',
          reason: 'The document is not readable.',
        }),
      ],
    };
  },
};
