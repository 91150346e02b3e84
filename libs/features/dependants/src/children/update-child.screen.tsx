import {
  type Child,
  dependantEndpoints,
  type Policy,
  portalPaths,
  sectionOfRecord,
  studiesSection,
} from '@portal/contract';
import { fullName, kindsOfChange } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, Sentences, WithPolicy } from '@portal/policy-workflow/changes';
import { useParams, useSearchParams } from 'react-router-dom';
import { UnlessPending } from '../adults/unless-pending';
import { besidesStudies, childOn, childUpdateForm, studiesForm } from './child-form';
import { coverSentences } from './cover-sentences';
import { NoChild } from './no-child';
import { whyNothing } from './why-nothing';

const { label: title } = kindsOfChange.UPDATE_CHILD;

/** Changes a child: contact details at once, everything else by a request to staff. `?section=studies` asks for the studies alone. */
function UpdateChildScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const Update = search.get('section') === studiesSection ? UpdateStudies : UpdateChild;
  return (
    <WithPolicy title={title}>
      {(policy) => {
        const child = policy.Children.find((one) => one.id === id && one.Life_Status === 'ACTIVE');
        if (!child) return <NoChild title={title} id={id} />;
        return (
          <UnlessPending title={title} entityType="CHILD" entityId={id}>
            <Update policy={policy} child={child} />
          </UnlessPending>
        );
      }}
    </WithPolicy>
  );
}
export { UpdateChildScreen as Component };

interface UpdateProps {
  policy: Policy;
  child: Child;
}

function UpdateChild({ policy, child }: UpdateProps) {
  const { recordId, ...common } = useUpdate(policy, child);
  return (
    <ChangeJourney
      {...common}
      description={fullName(child)}
      form={childUpdateForm}
      recordId={recordId}
      given={declared}
    />
  );
}

/** The child is a student here: whoever opens this page sends the proof of it. */
function UpdateStudies({ policy, child }: UpdateProps) {
  const { recordId, ...common } = useUpdate(policy, child);
  return (
    <ChangeJourney
      {...common}
      title="Send proof of study"
      description={fullName(child)}
      form={studiesForm}
      recordId={sectionOfRecord(recordId, studiesSection)}
      asked={{ Is_Student: true }}
      given={{ ...besidesStudies(child), ...declared }}
    />
  );
}

/** What holds of a child's whole form and of a part of it. */
function useUpdate(policy: Policy, child: Child) {
  const today = useToday();
  return {
    action: 'UPDATE_CHILD',
    endpoint: dependantEndpoints.updateChild,
    schema: childOn(today, child),
    recordId: child.id,
    initialValues: { ...child, ...declared },
    bodyOf: (_: object, { changed }: { changed: object }) => ({ id: child.id, Version: child.Version, ...changed }),
    whyNothing: (_: object, { changed }: { changed: object }) => whyNothing(changed, child, today),
    showsChanges: true,
    notesOf: (body: object) => {
      if (!movesCover(body)) return null;
      const { gives, limits } = coverSentences({ ...child, ...body }, policy.Product, today);
      return <Sentences title="Cover, if we approve this" all={[...gives, ...limits]} />;
    },
    back: { to: portalPaths.childDetails(child.id), label: `Back to ${child.First_Name}` },
  } as const;
}

/** Made when the child joined. */
const declared = { Guardian_Declaration: true };

/** What a child's cover depends on besides the plan. */
const movesCover = (body: object) => ['Date_Of_Birth', 'Is_Student', 'Is_Disabled'].some((field) => field in body);
