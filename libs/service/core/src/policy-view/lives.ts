import { type Policy } from '@portal/contract';
import {
  ageOn,
  coverAmount,
  hasNoCover,
  initialsOf,
  type PlainDate,
  primaryBeneficiary,
  titleOn,
} from '@portal/domain';
import { childCover, coverByDay, spouseCover, whileCovered } from './life-cover';
import { type StoredPolicy } from '@portal/service-store';

type Lives = Pick<Policy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers' | 'Beneficiaries'>;

/**
 * Everybody on a policy as they are today: ages, cover, whether a change to them waits.
 *
 * Each record is one spread with named fields behind it: a second spread is ten times as slow, on every read of a policy.
 */
export function livesToday(record: StoredPolicy, today: PlainDate, pendingIds: ReadonlySet<string>): Lives {
  const { Product, MainMember, Spouse, Children, ExtendedMembers, Beneficiaries } = record;
  const covers = !hasNoCover(record.Policy_Status);
  const cover = (life: Parameters<typeof whileCovered>[0], amount: number) =>
    covers ? whileCovered(life, today, amount) : 0;

  return {
    MainMember: {
      ...MainMember,
      Age: ageOn(MainMember.Date_Of_Birth, today),
      Has_Pending_Action: pendingIds.has(MainMember.id),
      Cover_Amount: cover(MainMember, coverAmount(Product, 'levelOfCover')),
      Product_Name: Product.Product_Name,
      Product_Id: Product.id,
      Policy_Number: record.Policy_Number,
      Initials: MainMember.Initials || initialsOf(MainMember.First_Name, MainMember.Surname),
    },
    Spouse: Spouse && {
      ...Spouse,
      Age: ageOn(Spouse.Date_Of_Birth, today),
      Has_Pending_Action: pendingIds.has(Spouse.id),
      Cover_Amount: cover(Spouse, spouseCover(Product)),
    },
    Children: Children.map((child) => {
      const { Cover_End_Date, Cover_Amount } = childCover(child, Product, today);
      return {
        ...child,
        Title: titleOn(child.Title, child.Date_Of_Birth, today),
        Age: ageOn(child.Date_Of_Birth, today),
        Has_Pending_Action: pendingIds.has(child.id),
        Cover_End_Date,
        Cover_Amount: covers ? Cover_Amount : 0,
        // What other policies pay is not for the readers of this one, what it leaves this one to pay is.
        Cover_Elsewhere: undefined,
        Cover_By_Day: coverByDay(child, Product, today),
      };
    }),
    ExtendedMembers: ExtendedMembers.map((member) => ({
      ...member,
      Age: ageOn(member.Date_Of_Birth, today),
      Has_Pending_Action: pendingIds.has(member.id),
      Cover_Amount: cover(member, member.Cover_Amount),
    })),
    Beneficiaries: beneficiariesToday(Beneficiaries, today, pendingIds),
  };
}

function beneficiariesToday(
  beneficiaries: StoredPolicy['Beneficiaries'],
  today: PlainDate,
  pendingIds: ReadonlySet<string>,
): Policy['Beneficiaries'] {
  const primary = primaryBeneficiary({ Beneficiaries: beneficiaries });
  return beneficiaries.map((person) => ({
    ...person,
    Age: ageOn(person.Date_Of_Birth, today),
    Has_Pending_Action: pendingIds.has(person.id),
    Is_Primary: person === primary,
  }));
}
