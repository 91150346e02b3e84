import { type Change } from '@portal/contract';
import { DoneStep, WithPolicy } from '@portal/policy-workflow/changes';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';
import { ChildPage } from './child-page';
import { NoChild } from './no-child';

const title = 'Child';

/** One child: cover, what happens next, details, what waits, and the ways to change or remove them. */
function ChildDetailsScreen() {
  const { id = '' } = useParams();
  const [removed, setRemoved] = useState<Change | null>(null);
  if (removed) return <DoneStep change={removed} action="DELETE_CHILD" back={backToDependants} />;
  return (
    <WithPolicy title={title}>
      {(policy) => {
        const child = policy.Children.find((one) => one.id === id);
        if (!child) return <NoChild title={title} id={id} />;
        return <ChildPage policy={policy} child={child} onRemoved={setRemoved} />;
      }}
    </WithPolicy>
  );
}
export { ChildDetailsScreen as Component };
