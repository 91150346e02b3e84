import { type Policy, portalPaths } from '@portal/contract';
import { isCovering } from '@portal/domain';
import { PolicyPage, useIsServicing } from '@portal/policy-workflow';
import { detailRows } from '@portal/policy-workflow/changes';
import { Alert, DescriptionList, Stack, TitledCard, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { Beneficiaries } from '../lives/beneficiaries';
import { ConfirmButton } from './confirm-button';
import { peopleRows } from './people-rows';

export const title = 'Is everything still right?';

const contact = ['Cell_Number', 'Email_Address', 'PhysicalAddress', 'PostalAddress'];

/** Who is covered, who is paid and how they are reached, each with the way to change it, and one button that says it is right. */
export function ConfirmDetails({ policy }: { policy: Policy }) {
  return (
    <PolicyPage
      title={title}
      description="What is wrong here can delay a claim. Change what is not right, then confirm the rest."
    >
      <Stack gap="lg">
        <TitledCard title="Who is covered" beside={<ChangeLink to={portalPaths.dependants()} about="who is covered" />}>
          <DescriptionList rows={peopleRows(policy)} />
        </TitledCard>
        <Beneficiaries policy={policy} />
        <TitledCard
          title="How we reach you"
          beside={<ChangeLink to={portalPaths.updatePersonalDetails()} about="how we reach you" />}
        >
          <DescriptionList rows={detailRows('MAIN_MEMBER', policy.MainMember, contact)} />
        </TitledCard>
        <Answer policy={policy} />
      </Stack>
    </PolicyPage>
  );
}

const ChangeLink = ({ to, about }: { to: string; about: string }) => (
  <Link to={to}>
    Change<VisuallyHidden> {about}</VisuallyHidden>
  </Link>
);

function Answer({ policy }: { policy: Policy }) {
  if (useIsServicing()) return <Alert>Only the policyholder can confirm this.</Alert>;
  if (!isCovering(policy.Policy_Status)) return <Alert>There is nothing to confirm on this policy now.</Alert>;
  return <ConfirmButton policy={policy} />;
}
