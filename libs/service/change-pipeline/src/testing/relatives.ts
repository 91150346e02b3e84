import { addDays, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { insertQuotes, type QuoteRow, webRandom } from '@portal/service-store';
import { type World } from './world';

/** A relative as a form sends one, on a quote for this cover. */
export async function aRelativeOn(
  world: World,
  person: { Date_Of_Birth: PlainDate; id?: string },
  cover: number,
  more: object = {},
) {
  const Quote_Id = webRandom.uuid();
  const now = world.tools.clock.now();
  const validUntil = addDays(todayInJohannesburg(now), 30);
  // The quote is for who has an id on the policy already, and for somebody new otherwise.
  const memberId = person.id ?? null;
  const record = { id: Quote_Id, coverAmount: cover, birthDate: person.Date_Of_Birth, memberId, difference: 1 };
  const row = { id: Quote_Id, policyNumber: world.policyNumber, status: 'OPEN', validUntil, record, createdAt: now };
  await insertQuotes(world.database, [row as unknown as QuoteRow]);
  return {
    Title: 'MX',
    First_Name: 'Rela',
    Surname: 'Tive',
    Middle_Names: null,
    Gender: 'FEMALE',
    Id_Type: 'SA_ID',
    Id_Number: null,
    Passport_Number: null,
    Passport_Country: null,
    Passport_Expiry_Date: null,
    Permit_Number: null,
    Permit_Expiry_Date: null,
    Cell_Number: null,
    Email_Address: null,
    Relationship: 'COUSIN',
    Is_Alive_Declaration: true,
    Cover_Amount: cover,
    Quote_Id,
    ...person,
    ...more,
  };
}
