import { type CustomerContact, type PolicyRow, saveCustomerContact, type Transaction } from '@portal/service-store';

/**
 * Who signs in has the name and the numbers of the policyholder as this change left them. What it did not touch stays: another policy of theirs
 * may have a newer number.
 */
export async function syncCustomer(tx: Transaction, before: PolicyRow, saved: PolicyRow, now: Date): Promise<void> {
  const contact = contactOf(saved);
  const isSameCustomer = before.customerId === saved.customerId;
  const changed = isSameCustomer ? differing(contactOf(before), contact) : contact;
  if (Object.keys(changed).length > 0) await saveCustomerContact(tx, saved.customerId, changed, now);
}

const contactOf = ({ record: { MainMember: member } }: PolicyRow): CustomerContact => ({
  firstName: member.First_Name,
  surname: member.Surname,
  cellNumber: member.Cell_Number,
  emailAddress: member.Email_Address,
});

const differing = (before: CustomerContact, after: CustomerContact): Partial<CustomerContact> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof CustomerContact]));
