import {
  askedAnew,
  dependantEndpoints,
  type ExtendedMember,
  ExtendedMemberInputSchema,
  identityRuleOn,
  obeys,
  type Policy,
  portalPaths,
} from '@portal/contract';
import { kindsOfChange, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { additionsOf, ChangeJourney, usePendingActions, WithPolicy } from '@portal/policy-workflow/changes';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { UnlessPending } from '../adults/unless-pending';
import { changesOf } from '../adults/update-body';
import { updateOf } from '../adults/update-of';
import { CoverNotes } from './cover-notes';
import { extendedMemberUpdateForm } from './extended-member-form';
import { NoMember } from './no-member';
import { premiumWith } from './quote/premium-with';
import { QuoteContext } from './quote/quote-context';
import { useMemberQuote } from './quote/use-member-quote';
import { relationshipsLeft, takenRelationships } from './relationships-left';

const { label: title } = kindsOfChange.UPDATE_EXTENDED_MEMBER;

/** Changes an extended member: contact details at once, everything else by a request to staff; other cover on a quote. */
function UpdateExtendedMemberScreen() {
  const { id = '' } = useParams();
  return (
    <WithPolicy title={title}>
      {(policy) => {
        const member = policy.ExtendedMembers.find((one) => one.id === id && one.Life_Status === 'ACTIVE');
        if (!member) return <NoMember title={title} id={id} />;
        return (
          <UnlessPending title={title} entityType="EXTENDED_MEMBER" entityId={id}>
            <UpdateExtendedMember policy={policy} member={member} />
          </UnlessPending>
        );
      }}
    </WithPolicy>
  );
}
export { UpdateExtendedMemberScreen as Component };

function UpdateExtendedMember({ policy, member }: { policy: Policy; member: ExtendedMember }) {
  const today = useToday();
  const { data: actions } = usePendingActions();
  const { Monthly_Premium: policyPremium, Product, ExtendedMembers } = policy;
  const quote = useMemberQuote({ policyPremium, ownCover: Product.levelOfCover, member });
  const taken = takenRelationships(ExtendedMembers, additionsOf(actions, 'EXTENDED_MEMBER'), member.id);
  return (
    <QuoteContext value={quote}>
      <ChangeJourney
        {...updateOf(member)}
        action="UPDATE_EXTENDED_MEMBER"
        endpoint={dependantEndpoints.updateExtendedMember}
        form={extendedMemberUpdateForm}
        schema={memberOn(today, member)}
        given={{ Quote_Id: quote.quoteId, Is_Alive_Declaration: true }}
        lists={{ Relationship: relationshipsLeft(taken).options }}
        bodyOf={(_, { changed }) => ({ id: member.id, Version: member.Version, ...withQuote(changesOf(changed)) })}
        premiumOf={(body) => premiumWith(quote, body)}
        notesOf={(body) => <CoverNotes member={member} body={body} />}
        back={{ to: portalPaths.extendedMemberDetails(member.id), label: `Back to ${member.First_Name}` }}
      />
    </QuoteContext>
  );
}

interface Changes {
  readonly Cover_Amount?: unknown;
  readonly Date_Of_Birth?: unknown;
  readonly Quote_Id?: unknown;
}

/** The quote goes along only where the price depends on it. */
function withQuote<Fields extends Changes>({ Quote_Id, ...changes }: Fields) {
  const { Cover_Amount, Date_Of_Birth } = changes as Changes;
  return Cover_Amount === undefined && Date_Of_Birth === undefined ? changes : { ...changes, Quote_Id };
}

/** A member who is covered already: the age counted when they joined, and a quote judges other cover (docs/domain/records.md#r9-10). */
const memberOn = (today: PlainDate, member: ExtendedMember) =>
  v.pipe(ExtendedMemberInputSchema, obeys(askedAnew(identityRuleOn(today), member)));
