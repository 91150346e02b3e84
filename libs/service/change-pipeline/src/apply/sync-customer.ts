import { type PolicyRow, saveCustomerContact, type Transaction } from '@portal/service-store';

/** Who signs in has the name and the numbers of the policyholder as they stand now. */
export async function syncCustomer(tx: Transaction, { customerId, record }: PolicyRow, now: Date): Promise<void> {
  const { First_Name, Surname, Cell_Number, Email_Address } = record.MainMember;
  const contact = { firstName: First_Name, surname: Surname, cellNumber: Cell_Number, emailAddress: Email_Address };
  await saveCustomerContact(tx, customerId, contact, now);
}
