import { type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aCellNumber, anEmailAddress, aPerson, type Who } from './a-person';
import { anAddress } from './an-address';

type MainMember = SeedPolicy['MainMember'];

/** A policyholder who can be reached and lives somewhere. */
export const aMainMember = (today: PlainDate, who: Who & Partial<MainMember>): MainMember => ({
  Cell_Number: aCellNumber(who.name),
  Email_Address: anEmailAddress(who.name),
  Marital_Status: 'SINGLE',
  Preferred_Language: 'ENGLISH',
  Preferred_Contact_Method: 'SMS',
  PhysicalAddress: anAddress('mamelodi', '14 Tsamaya Avenue'),
  Postal_Same_As_Physical: true,
  ...aPerson<Partial<MainMember>>(today, who),
});
