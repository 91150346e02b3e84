import { type Identity } from '@portal/contract';
import {
  childCoverEnd,
  coverElsewhereByDay,
  coverForChild,
  extendedPremium,
  idOutstandingDate,
  initialsOf,
  type PlainDate,
  titleOn,
} from '@portal/domain';
import { type CatalogueProduct, extendedRates } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';
import { type Application, type ApplicationFacts } from './application';
import { firstVersion, type Making } from './making';
import { waitingEnds } from './waiting';

type Lives = Pick<StoredPolicy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers'>;

/**
 * Everybody on a new policy, covered from the day that it begins. They belong to the policy from the start, so their status
 * is ACTIVE; whether anything is paid yet is the status of the policy.
 */
export function newLives(
  application: Application,
  plan: CatalogueProduct,
  facts: ApplicationFacts,
  making: Making,
): Lives {
  const { inception } = facts;
  const waitingEnd = waitingEnds(application, facts);
  const covered = (person: Identity, Cover_Amount: number, Cover_End_Date: PlainDate | null = null) => ({
    ...firstVersion(making),
    Life_Status: 'ACTIVE' as const,
    Cover_Amount,
    Cover_End_Date,
    Cover_Start_Date: inception,
    Waiting_Period_End_Date: waitingEnd(person),
  });
  const { MainMember: member, Spouse, Children, ExtendedMembers } = application;
  return {
    MainMember: {
      ...member,
      ...covered(member, plan.levelOfCover),
      MarketingConsent: { ...member.MarketingConsent, Updated_At: making.now.toISOString() },
      Product_Name: plan.Product_Name,
      Product_Id: plan.id,
      Policy_Number: making.policyNumber,
      Initials: initialsOf(member.First_Name, member.Surname),
    },
    Spouse: Spouse && newSpouse(Spouse, covered(Spouse, plan.spouseCover)),
    Children: Children.map((child) => {
      const { Date_Of_Birth: birth, Is_Student: isStudent, Is_Disabled: isDisabled } = child;
      const ends = childCoverEnd(birth, { isStudent, isDisabled });
      const Cover_Elsewhere = coverElsewhereByDay(child, facts.others, inception);
      return {
        ...newChild(child, covered(child, coverForChild(plan, birth, inception), ends)),
        Title: titleOn(child.Title, birth, inception),
        ...(Cover_Elsewhere.length > 0 ? { Cover_Elsewhere } : {}),
      };
    }),
    ExtendedMembers: ExtendedMembers.map((relative) => ({
      ...newRelative(relative, covered(relative, relative.Cover_Amount)),
      Monthly_Premium: extendedPremium(extendedRates, relative, inception) ?? 0,
    })),
  };
}

/** What a form asks but no record keeps is left out. */
function newSpouse<Cover>(spouse: NonNullable<Application['Spouse']>, cover: Cover) {
  const { Is_Alive_Declaration: _alive, Documents: _documents, ...person } = spouse;
  return { ...person, ...cover, Relationship: 'SPOUSE' as const };
}

function newChild<Cover>(child: Application['Children'][number], cover: Cover) {
  const { Guardian_Declaration: _guardian, Documents: _documents, ...person } = child;
  const isNewborn = person.Id_Type === 'BIRTH_CERTIFICATE';
  return { ...person, ...cover, Id_Outstanding_Date: isNewborn ? idOutstandingDate(person.Date_Of_Birth) : null };
}

function newRelative<Cover>(relative: Application['ExtendedMembers'][number], cover: Cover) {
  const { Is_Alive_Declaration: _alive, Documents: _documents, Quote_Id = null, ...person } = relative;
  return { ...person, ...cover, Quote_Id };
}
