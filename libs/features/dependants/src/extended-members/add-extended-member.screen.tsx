import { dependantEndpoints, extendedMemberInput, type Policy } from '@portal/contract';
import { kindsOfChange } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { additionsOf, ChangeJourney, usePendingActions, WithPolicy } from '@portal/policy-workflow/changes';
import { List } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';
import { newLifeNotes } from '../shared/new-life-notes';
import { movedChild } from './moved-child';
import { extendedMemberForm } from './extended-member-form';
import { premiumWith } from './quote/premium-with';
import { QuoteContext } from './quote/quote-context';
import { useMemberQuote } from './quote/use-member-quote';
import { limitSentences, relationshipsLeft, takenRelationships } from './relationships-left';

const { label: title } = kindsOfChange.ADD_EXTENDED_MEMBER;

/** Adds a relative: who, what each cover amount costs, and the request to staff. `?child=` moves a child who is soon too old. */
function AddExtendedMemberScreen() {
  return <WithPolicy title={title}>{(policy) => <AddExtendedMember policy={policy} />}</WithPolicy>;
}
export { AddExtendedMemberScreen as Component };

function AddExtendedMember({ policy }: { policy: Policy }) {
  const today = useToday();
  const [search] = useSearchParams();
  const moving = movedChild(policy.Children, search.get('child'));
  const { data: actions } = usePendingActions();
  const { Monthly_Premium: policyPremium, Product, ExtendedMembers } = policy;
  const quote = useMemberQuote({ policyPremium, ownCover: Product.levelOfCover, member: null });
  const taken = takenRelationships(ExtendedMembers, additionsOf(actions, 'EXTENDED_MEMBER'));
  return (
    <QuoteContext value={quote}>
      <ChangeJourney
        description="Tell us about the relative you want to cover."
        action="ADD_EXTENDED_MEMBER"
        endpoint={dependantEndpoints.addExtendedMember}
        form={extendedMemberForm}
        schema={extendedMemberInput(today)}
        initialValues={moving ?? { Id_Type: 'SA_ID' }}
        given={{ Quote_Id: quote.quoteId }}
        lists={{ Relationship: relationshipsLeft(taken).options }}
        bodyOf={(body) => body}
        premiumOf={(body) => premiumWith(quote, body)}
        notesOf={(body) => newLifeNotes({ kind: 'EXTENDED_MEMBER', body, policy, today })}
        back={backToDependants}
        intro={
          <List>
            {limitSentences(taken).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        }
      />
    </QuoteContext>
  );
}
