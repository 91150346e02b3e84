import { type Policy, portalPaths } from '@portal/contract';
import { coverHeadline } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { peopleToShare, type ShareChoice, sharedCover, useCoverToday } from '@portal/policy-workflow/cover';
import { Alert, Button, buttonStyle, Cluster, Stack } from '@portal/ui-kit';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { whyNoCertificate } from '../certificate/why-no-certificate';
import { ChoiceForm } from './choice-form';
import { SharedCard } from './shared-card';
import { ShareWays } from './share-ways';
import { useVoucher } from './use-voucher';

/** Makes a card of who is covered for others to see, says nothing on it but what was chosen, and hands it on. */
export default function ShareCover({ policy }: { policy: Policy }) {
  const today = useToday();
  const cover = useCoverToday(policy);
  const people = peopleToShare(policy, cover, today);
  const [choice, setChoice] = useState<ShareChoice>(() => ({
    people: people.map(({ id }) => id),
    amounts: false,
    policyNumber: false,
  }));
  const [isMade, setMade] = useState(false);
  const { voucher, ask, isBusy, failure } = useVoucher(policy.Policy_Number);
  const shared = useMemo(() => sharedCover(policy, cover, today, choice), [policy, cover, today, choice]);

  const whyNot = whyNoCertificate(policy.Policy_Status);
  if (whyNot !== null || people.length === 0) {
    return <Alert>{whyNot ?? `${coverHeadline(cover, today)} There is nothing to show.`}</Alert>;
  }
  return (
    <Stack gap="lg">
      {isMade && voucher ? (
        <>
          <SharedCard shared={shared} voucher={voucher} />
          <ShareWays shared={shared} voucher={voucher} />
          <Cluster>
            <Button variant="quiet" onClick={() => setMade(false)}>
              Choose again
            </Button>
          </Cluster>
        </>
      ) : (
        <ChoiceForm
          people={people}
          choice={choice}
          onChoice={setChoice}
          onMake={() => void ask().then(setMade)}
          isBusy={isBusy}
          failure={failure}
        />
      )}
      <div>
        <Link className={buttonStyle('quiet')} to={portalPaths.documents()}>
          Back to your documents
        </Link>
      </div>
    </Stack>
  );
}
