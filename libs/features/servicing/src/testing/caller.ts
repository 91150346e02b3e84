import { formatTypedDate, formatPhone } from '@portal/domain';
import { scenarios } from '@portal/scenarios';

/** What the main member of a family says when they call, by the label of the question. */
export function answersOf(name: keyof typeof scenarios) {
  const [policy] = scenarios[name]().seed.policies;
  if (!policy) throw new Error(`Nobody calls about ${name}`);
  const { Id_Number, Date_Of_Birth, Cell_Number } = policy.MainMember;
  return {
    'What is your ID number?': Id_Number ?? '',
    'What is your date of birth?': formatTypedDate(Date_Of_Birth),
    'What is your cellphone number?': formatPhone(Cell_Number),
  };
}
