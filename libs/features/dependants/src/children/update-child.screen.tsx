import { type Child, dependantEndpoints, type Policy, portalPaths } from '@portal/contract';
import { fullName } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, Sentences, WithPolicy } from '@portal/policy-workflow/changes';
import { useParams } from 'react-router-dom';
import { UnlessPending } from '../adults/unless-pending';
import { childOn, childUpdateForm } from './child-form';
import { coverSentences } from './cover-sentences';
import { NoChild } from './no-child';
import { whyNothing } from './why-nothing';

const title = 'Update child';

/** Changes a child: contact details at once, everything else by a request to staff. */
function UpdateChildScreen() {
  const { id = '' } = useParams();
  return (
    <WithPolicy title={title}>
      {(policy) => {
        const child = policy.Children.find((one) => one.id === id && one.Life_Status === 'ACTIVE');
        if (!child) return <NoChild title={title} id={id} />;
        return (
          <UnlessPending title={title} entityType="CHILD" entityId={id}>
            <UpdateChild policy={policy} child={child} />
          </UnlessPending>
        );
      }}
    </WithPolicy>
  );
}
export { UpdateChildScreen as Component };

function UpdateChild({ policy, child }: { policy: Policy; child: Child }) {
  const today = useToday();
  return (
    <ChangeJourney
      title={title}
      description={fullName(child)}
      action="UPDATE_CHILD"
      endpoint={dependantEndpoints.updateChild}
      form={childUpdateForm}
      schema={childOn(today, child)}
      recordId={child.id}
      initialValues={{ ...child, ...declared }}
      given={declared}
      bodyOf={(_, { changed }) => ({ id: child.id, Version: child.Version, ...changed })}
      whyNothing={(_, { changed }) => whyNothing(changed, child, today)}
      showsChanges
      notesOf={(body) => {
        if (!movesCover(body)) return null;
        const { gives, limits } = coverSentences({ ...child, ...body }, policy.Product, today);
        return <Sentences title="Cover, if we approve this" all={[...gives, ...limits]} />;
      }}
      back={{ to: portalPaths.childDetails(child.id), label: `Back to ${child.First_Name}` }}
    />
  );
}

/** Made when the child joined. */
const declared = { Guardian_Declaration: true };

/** What a child's cover depends on besides the plan. */
const movesCover = (body: object) => ['Date_Of_Birth', 'Is_Student', 'Is_Disabled'].some((field) => field in body);
