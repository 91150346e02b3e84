import { type Claim, claimAdditions, WithdrawClaimSchema } from '@portal/contract';
import { defineForm, SchemaForm, textArea } from '@portal/forms';
import { failureWords, useToday } from '@portal/policy-workflow';
import { claimTitle } from '@portal/policy-workflow/claims';
import { Link, useNavigate } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { NotNow } from '../shared/not-now';
import { pagesOf } from '../shared/part-of-claim';
import { useClaimWrite } from '../shared/use-claim-write';
import { WithClaim } from '../shared/with-claim';

const title = 'Withdraw the claim';

/** Takes a claim back for now. */
const WithdrawClaimScreen = () => <WithClaim title={title}>{(claim) => <Withdraw claim={claim} />}</WithClaim>;
export { WithdrawClaimScreen as Component };

const withdrawForm = defineForm({
  name: 'withdraw-claim',
  schema: WithdrawClaimSchema,
  given: ['version'],
  items: [{ name: 'reason', label: 'Why?', widget: textArea({ rows: 3, maxLength: 500 }) }],
});

function Withdraw({ claim }: { claim: Claim }) {
  const { reference, version, allowedActs } = claim;
  const { send } = useClaimWrite(claimAdditions.withdrawClaim, claim);
  const navigate = useNavigate();
  const today = useToday();
  const back = pagesOf(claim).claim;
  if (!allowedActs.includes('WITHDRAW')) {
    return (
      <NotNow title={title} claim={claim}>
        This claim cannot be withdrawn now.
      </NotNow>
    );
  }
  return (
    <ClaimPage title={title} description={`${claimTitle(claim)}. You can open it again at any time. Nothing is lost.`}>
      <SchemaForm
        form={withdrawForm}
        today={today}
        record={reference}
        given={{ version }}
        leave="free"
        submitLabel="Withdraw the claim"
        onSubmit={async (body, { idempotencyKey }) => {
          const answer = await send(body, { idempotencyKey });
          return answer.success ? answer : { ...answer, message: failureWords(answer) };
        }}
        onDone={() => void navigate(back, { replace: true })}
        actions={<Link to={back}>Keep the claim</Link>}
      />
    </ClaimPage>
  );
}
