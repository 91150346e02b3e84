import { aBeneficiary } from '../builders/a-beneficiary';
import { aChild } from '../builders/a-child';
import { aMainMember } from '../builders/a-main-member';
import { aNotification } from '../builders/a-notification';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { anAddress } from '../builders/an-address';
import { anExtendedMember } from '../builders/an-extended-member';
import { paymentHistory } from '../builders/payments';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { type ScenarioPlan } from '../scenario';

const signIn = policyNumber(1055);
const spouse = {
  name: 'Oluwaseun longest',
  age: 54,
  gender: 'MALE',
  First_Name: 'Oluwaseun-Ayodeji Emmanuel Babatunde Olanrewaju',
  Surname: "Featherstonehaugh-Ntshingila D'Oliveira-Mahlathini",
} as const;

export const longNames: ScenarioPlan = {
  title: 'Names, an address and a beneficiary as long as they may be, and one name of two letters',
  signIn,
  seedOn(today) {
    const policy = aPolicy(today, {
      number: signIn,
      plan: 'leg-fa-2012',
      inception: '2013-09-01',
      standing: upToDate(today),
      bank: 'Capitec Business',
      MainMember: aMainMember(today, {
        name: 'Nomathamsanqa longest',
        age: 51,
        gender: 'FEMALE',
        Title: 'PROF',
        First_Name: 'Nomathamsanqa-Nkosazana Buhlebenkosi Ntombikayise',
        Middle_Names: "Hlengiwe Sibongile Nokuthula Philisiwe Zandile N'wa-Mankamana Thembelihle Gugu",
        Surname: "Janse van Rensburg-Mthethwandaba D'Assonville-Sono",
        Email_Address:
          'nomathamsanqa-nkosazana.janse-van-rensburg-mthethwandaba@mail.of-a-very-long-department.example.com',
        PhysicalAddress: anAddress(
          'mmabatho',
          'Unit 1204, The Old Government Printing Works Building, 1',
          'Corner of Dr James Moroka Drive and Provident House Street',
        ),
      }),
      Spouse: aSpouse(today, spouse),
      Children: [aChild(today, { name: 'Bo Ng', age: 10, gender: 'FEMALE', Relationship: 'STEPCHILD' })],
      ExtendedMembers: [
        anExtendedMember(today, {
          name: 'Thandolwethu longest',
          age: 33,
          gender: 'FEMALE',
          First_Name: 'Thandolwethu-Nosipho Khanyisile Nompumelelo-Grace',
          Surname: "Van Schalkwyk-Mabuza D'Alessandro-Ramokgopane Sol",
          Relationship: 'DAUGHTER_IN_LAW',
          Cover_Amount: 5000,
        }),
      ],
      Beneficiaries: [aBeneficiary(today, { ...spouse, Relationship: 'SPOUSE' })],
    });
    return {
      policies: [policy],
      payments: paymentHistory(policy, today),
      notifications: [
        aNotification(policy, today, { type: 'WAITING_PERIOD_ENDED', daysAgo: 9, name: policy.MainMember.First_Name }),
      ],
    };
  },
};
