// The policy of one family as it begins its life as a template. Everything in it that another policy has otherwise can be told by its text.
import { birthdays, idNumberOf } from './people.mjs';

/** Marks that no text holds by chance, `xqfab` and `xqsab`: the first names and surnames of templates. */
const mark = (kind, index, place) =>
  `Xq${kind}${[index, place].map((number) => String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))).join('')}`;
/** Policies of templates, and of a book: far above what any seed has, far below what the service gives out itself. */
const templateNumbers = 30_000_000;
const monthsBefore = 30;

export function templatePolicy({ domain, builders }, plan, { index, from }) {
  const { family, payer } = plan;
  const inception = domain.addMonths(domain.firstOfMonth(from), -monthsBefore);
  const cast = castOf(domain, family, { index, inception });
  const details = ({ Relationship, Cover_Amount, person }) => ({
    ...person,
    name: `${person.First_Name} ${person.Surname}`,
    age: 0,
    ...(Relationship && { Relationship }),
    ...(Cover_Amount && { Cover_Amount }),
  });
  const of = (build, role) => cast.filter((one) => one.role === role).map((one) => build(from, details(one)));
  const [main] = cast;
  const policy = builders.aPolicy(from, {
    number: domain.policyNumberFor('7', templateNumbers + index),
    plan: family.plan,
    benefits: family.benefits,
    inception,
    standing: standingOn(domain, from, payer.debitDay),
    pays: payer.isCash ? 'PAYAT' : 'DEBIT_ORDER',
    bank: payer.bank,
    MainMember: builders.aMainMember(from, { ...details(main), Email_Address: main.email }),
    Spouse: of(builders.aSpouse, 'spouse')[0],
    Children: of(builders.aChild, 'child').map(({ Cell_Number: _, ...child }) => child),
    ExtendedMembers: of(builders.anExtendedMember, 'relative').map(({ Cell_Number: _, ...one }) => one),
    Beneficiaries: Object.entries(family.paid).map(([who, terms]) =>
      builders.aBeneficiary(from, { ...details({ person: cast.find(({ name }) => name === who).person }), ...terms }),
    ),
  });
  return { ...plan, policy, cast, main };
}

/** Everybody, the main member first: their place is what tells them apart on every policy of the template. */
function castOf(domain, { member, spouse, children = {}, relatives = {}, others = {} }, { index, inception }) {
  const all = [
    ['member', 'main', member],
    ...(spouse ? [['spouse', 'spouse', spouse]] : []),
    ...Object.entries(children).map(([name, child]) => [name, 'child', child]),
    ...Object.entries(relatives).map(([name, one]) => [name, 'relative', one]),
    ...Object.entries(others).map(([name, one]) => [name, 'other', one]),
  ];
  return all.map(([name, role, { gender, age, ...more }], place) => {
    const planned = domain.addDays(domain.addYears(inception, -age), -183);
    const First_Name = mark('f', index, place);
    const Surname = mark('s', index, place);
    // As far apart as policies that share a birthday are: nobody is on two of them.
    const born = { born: planned, gender, policy: index * birthdays, place };
    return {
      ...more,
      name,
      role,
      place,
      planned,
      gender,
      email: `${First_Name}.${Surname}@example.com`.toLowerCase(),
      person: {
        First_Name,
        Surname,
        gender,
        Gender: gender,
        Date_Of_Birth: planned,
        Id_Number: idNumberOf(born, domain.luhnCheckDigit),
        Cell_Number: `2761${String(index).padStart(3, '0')}00${String(place).padStart(2, '0')}`,
      },
    };
  });
}

/** Paid up to the month of the last debit day. */
function standingOn(domain, from, debitDay) {
  const isThisMonth = Number(from.slice(8)) >= debitDay;
  const month = isThisMonth ? from : domain.addMonths(domain.firstOfMonth(from), -1);
  return { Policy_Status: 'ACTIVE', Paid_To_Date: domain.lastOfMonth(month), debitDay };
}
